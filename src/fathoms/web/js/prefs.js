/** What this device remembers: theme, language, speed, sound, the player's name. */

export const NAME_LENGTH = 24; // letters of a player's name

/** @param {string} name @param {string} usual */
export function pref(name, usual) {
  try {
    return localStorage.getItem(`fathoms-${name}`) ?? usual;
  } catch {
    return usual;
  }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try {
    localStorage.setItem(`fathoms-${name}`, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Whether the names of spaces are to be seen. */
export const spaceNames = () => pref("names", "off") === "on";

/** The theme in force: the player's choice, or the device's. */
export function theme() {
  return pref("theme", matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
}

export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}

/** @param {string} name */
export function setTheme(name) {
  keep("theme", name);
  applyTheme();
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
