import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The broken links of a document: to missing files or headings. */
export function brokenLinks(top, file) {
  const text = withoutCode(readFileSync(path.join(top, file), "utf8"));
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source,
  );
  return targets.filter((target) => !/^(?:[a-z]+:|\/)/.test(target) && !leadsSomewhere(top, file, target));
}

function leadsSomewhere(top, file, target) {
  const [name, anchor] = target.split("#");
  const place = name ? path.join(top, path.dirname(file), name) : path.join(top, file);
  if (!existsSync(place)) return false;
  return !anchor || headingsOf(readFileSync(place, "utf8")).includes(anchor);
}

/** The anchors that GitHub gives the headings of a text. */
export const headingsOf = (text) =>
  [...text.replace(/^```.*?^```/gms, "").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );

const withoutCode = (text) => text.replace(/^```.*?^```/gms, "").replace(/`[^`\n]*`/g, "");

/** The commands in a document that do not exist: `npm run …` without the script, `node …` without the file. */
export function unknownCommands(top, file) {
  const { scripts } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8"));
  const text = readFileSync(path.join(top, file), "utf8");
  const npm = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].filter(([, name]) => !(name in scripts));
  const node = [...text.matchAll(/\bnode ([\w./-]+\.m?js)\b/g)].filter(([, name]) => !isProgram(top, name));
  return [...npm, ...node].map(([command]) => command);
}

/** Files of server/dist are searched in server/src. */
const isProgram = (top, name) =>
  existsSync(path.join(top, name.replace(/^server\/dist\/(.*)\.js$/, "server/src/$1.ts"))) ||
  existsSync(path.join(top, "e2e", name)) ||
  existsSync(path.join(top, "bench", name));

/** The missing files that a document names as code, as in `server/src/app.ts`. */
export function missingFiles(top, file) {
  const text = readFileSync(path.join(top, file), "utf8");
  const names = [...text.matchAll(/`((?:server|client|docs|scripts|e2e|bench)\/[\w./@-]+)`/g)].map(([, name]) => name);
  return names.filter((name) => !existsSync(path.join(top, name)));
}
