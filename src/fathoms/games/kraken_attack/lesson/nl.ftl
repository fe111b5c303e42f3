### Kraken Attack!: wat de les zegt.

lesson-aim = Ahoi! Een reusachtige Kraken wil ons schip. Raken we hem drie keer, dan winnen we, samen. Bij vier gaten zwemmen we naar huis.
lesson-lanes = Elke tentakel kruipt door zijn eigen rij, steeds dichter naar onze reling. Kom, we gooien: wie beweegt er?
lesson-star = Een paarse ster! Dus is de paarse sterrententakel een veld dichterbij gekropen. Hij is al bij de reling. Nog een ster, en hij slaat toe.
lesson-card = Jouw beurt, Elena! Speel een van je twee kaarten. Elk plaatje is iets wat je mag doen. Neem de linker.
lesson-saber = Sabel omhoog! Die raakt een tentakel vlak naast je, op het sabelveld. Tsjak!
lesson-pistol = Een pistool komt een veld verder. En Elena, alleen Elena, schiet dwars over het schip. Verras die rode daar maar eens.
lesson-move = De laars zegt: rennen! Niemand houdt achter aan deze kant de wacht. Ga erheen. Dan ben je klaar met deze kaart.
lesson-broadside = Het Oog van de Kraken zet alle rode tentakels in beweging. Maar let op Billy: zijn kanon veegt daar alle kanonvelden leeg.
lesson-trouble = Soms zijn we te langzaam. Twee tentakels zijn bij het schip, en bij één is er geen reling meer. Hou je vast!
lesson-hammer = Krak, weg reling. Beng, een gat, en dat blijft. Op je linkerkaart staat een hamer: speel hem.
lesson-repair = Pak de hamer! Je kunt de relingen repareren van de twee rijen naast je.
lesson-face = Op deze kaart staat ook een Gekke Bek. Daar kan de Kraken niet tegen: hij komt dichterbij en brengt dobbelstenen mee. Maak de kaart af.
lesson-kraken = Aan het eind van zijn spoor komt de Kraken zelf, op de plek van een tentakel. Twee treffers heeft hij al. Nu zes dobbelstenen!
lesson-ready = Steeds dichterbij! Op je linkerkaart staat een pistool. Je weet wat je te doen staat.
lesson-fire = Hij zwom zo het pistoolveld op. Eén schot dwars over het schip, voor de hele bemanning: vuur!
