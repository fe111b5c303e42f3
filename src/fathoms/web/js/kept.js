/** A match somebody kept as a file. */
import { post } from "./api.js";
import { reason, say } from "./words.js";

/** Opens a match that was downloaded, to replay it. @param {Event} event */
export async function open(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (!file) return;
  try {
    const { match } = await post("/api/open", JSON.parse(await file.text()));
    location.assign(`/replay/${match}`);
  } catch (error) {
    alert(error instanceof SyntaxError ? say("ui-not-a-match") : reason(error));
  }
}
