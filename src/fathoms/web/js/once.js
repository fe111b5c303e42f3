/** What is asked for once. */

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** What an address brings, asked for once. @param {string} address @param {() => Promise<any>} ask */
export function once(address, ask) {
  if (!known.has(address)) known.set(address, ask());
  return known.get(address);
}
