import { readFileSync } from "node:fs";
import { filesOf } from "./manifest.mjs";

/** Of a line in `pages.tsx`: the route, for whom it is, and the module of its page. */
const line = /^ {2}"(\/[^"]*)": (\w+)\(.*?import\("\.\.\/\.\.\/(pages\/[\w/]+)"\)/gms;

/**
 * The files that each page needs besides the known ones, with the frame's parts for members where only they can be. Pages that
 * are drawn name their files themselves.
 */
export function filesOfPages(manifest, known, drawn) {
  const source = readFileSync(new URL("../src/app/routing/pages.tsx", import.meta.url), "utf8");
  const pages = [...source.matchAll(line)].filter(([, route]) => !drawn.includes(route));
  if (pages.length < 30) throw new Error(`only ${pages.length} pages were found in pages.tsx`);
  return Object.fromEntries(
    pages.map(([, route, people, module]) => {
      const modules = [`src/${module}.tsx`, ...(people === "members" ? ["src/app/shell/memberParts.tsx"] : [])];
      const files = modules.reduce((all, name) => filesOf(manifest, name, all), new Set(known));
      return [route, [...files].slice(known.size)];
    }),
  );
}
