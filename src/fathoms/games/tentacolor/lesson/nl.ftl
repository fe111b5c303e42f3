### Tentacolor: wat de les zegt.

lesson-aim = Dit wezen mist zijn armen! Laat de jouwe groeien: vijf kaarten op een rij met dezelfde kleur, en je wint.
lesson-lay = Elke kaart heeft twee kleuren. Twee van jou hebben rood, een goed begin. Leg rood-oranje.
lesson-give = Nu wordt het gemeen: een van je twee kaarten gaat naar je buur. De rode hou je natuurlijk.
lesson-match = Rood-blauw gaat verder met rood: twee op een rij. De kaart met de ster kan wachten.
lesson-neighbour = Je buur spaart geel. Aan groen-blauw heeft die niets. Weg ermee!
lesson-shark = Een Haai! Leg hem, en hij bijt de laatste kaart van de andere tentakel af. En rood is hij ook nog.
lesson-travel = Hap! En drie rode op een rij. Groen-blauw is terug bij jou: geef hem weer door. Sommige kaarten reizen gewoon graag.
lesson-shoal = O nee, een Vissenschool! Je ster is weggespoeld, en je hebt geen rood meer. Dan mag elke kaart: leg oranje-groen.
lesson-green = Kijk: je laatste kaart heeft groen, en je hele hand ook! Je telt vanaf het einde. Leg groen-paars.
lesson-rare = De ster is een Zeldzaam exemplaar: leg hem, trek een kaart en leg meteen nog een keer. Twee kaarten in één beurt!
lesson-more = Leg geel-groen: vier op een rij. Je buur heeft er ook vier, allemaal geel. Geef dus nu vooral geen geel weg!
lesson-win = Vier groene op een rij, en nog meer in je hand. Maak je tentakel af! (In een echt spel met zijn tweeën zijn het er zes.)
