/** The page: looks at the address and opens the part that belongs to it. */
import { render } from "../vendor/lit.js";
import { beforeRefusals } from "./api.js";
import { own, sheet } from "./art.js";
import { open } from "./landing.js";
import { applyTheme } from "./prefs.js";
import { nowhere } from "./topbar.js";
import { learn, say } from "./words.js";

/** The part of the page for each address. @type {[RegExp, () => any][]} */
const PARTS = [
  [/^\/#\/([\w-]+)(?:\/(\w+))?$/, () => import("./setup.js")],
  [/^\/(?:#.*)?$/, () => ({ open })],
  [/^\/replay\/([\w-]+)/, () => import("./replay.js")],
  [/^\/match\/([\w-]+)/, () => import("./table.js")],
  [/^\/(join|seat|watch)\/([\w-]+)/, () => import("./join.js")],
  [/^\/learn\/([\w-]+)/, () => import("./lesson.js")],
  [/^\/puzzles\/([\w-]+)\/([\w-]+)/, () => import("./puzzle.js")],
  [/^\/puzzles(?:\/([\w-]+))?/, () => import("./puzzles.js")],
  [/^\/rules\/([\w-]+)/, () => import("./manual.js")],
  [/^\/daily/, () => import("./daily.js")],
  [/^\/mine/, () => import("./mine.js")],
  [/^\/check/, () => import("./check.js")],
];

async function arrive() {
  applyTheme();
  beforeRefusals(() => learn("shell/errors"));
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const first = Promise.all([learn(), sheet(own("art/shell.svg")), headings()]);
  for (const [address, part] of PARTS) {
    const found = address.exec(location.pathname + location.hash);
    if (found) {
      const [module] = await Promise.all([part(), first]);
      root.replaceChildren();
      return module.open(root, ...found.slice(1));
    }
  }
  await first;
  root.replaceChildren();
  render(nowhere(say("ui-nowhere")), root);
}

/**
 * The letters of the headings: in others their lines would break elsewhere, and all below would shift when these come.
 */
const headings = () => document.fonts.load("700 1em Fraunces").catch(() => []);

/** The landing page's parts live behind a #; elsewhere it is a place within the page. */
addEventListener("hashchange", () => {
  if (location.pathname === "/" && location.hash !== "#games") location.reload();
});

/**
 * Where something fails because the server has a newer page by now, whose parts do not fit here, that one is opened;
 * not where somebody has typed something, and never time after time.
 */
addEventListener("unhandledrejection", async () => {
  const typed = [...document.querySelectorAll("input.field:not([readonly]), textarea")];
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.toJSON().type === "reload" || typed.some((field) => /** @type {HTMLInputElement} */ (field).value)) return;
  const page = await fetch("/")
    .then((answer) => answer.text())
    .catch(String);
  const [newer = ""] = /\/web\/@\w+\//.exec(page) ?? [];
  if (!own("").endsWith(newer)) location.reload();
});

arrive();
