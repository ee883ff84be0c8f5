import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const client = path.resolve(__dirname, "../../../../client");

/** Sentences that were replaced because they were stilted, blamed the reader, or spoke of the product's insides. */
const retired: readonly RegExp[] = [
  /nothing close, but near/i,
  /we look for the books/i,
  /from a desk far away/i,
  /find the one next to you/i,
  /lean towards/i,
  /if you like\)/i,
  /a slip in (it|the address)/i,
  /\bTo the (start|newest)\b/,
  /initials stand in/i,
  /still open:/i,
  /takes away your profile/i,
  /everything else of yours/i,
  /go(es)? with it\b/i,
  /renews itself/i,
  /(just been|been just) renewed/i,
  /could not (be loaded|be looked up|be fetched|reach|fetch|see whether)/i,
  /fill it in for me/i,
  /did not come\b/i,
  /stand right here/i,
  /has been taken away/i,
  /others are (near|waiting)/i,
  /nothing this far back/i,
  /\bour shelves/i,
  /web address, as in/i,
  /whole (e-mail|web) address/i,
  /in your working life/i,
  /please look at these/i,
  /\d? % complete/,
  /who you are, so you are/i,
  / – show</,
  /load the page anew/i,
];

/** "Sign up", "Log in" and "Log out" are the only words for these; a text never says the same in another way. */
const otherWords = [/\bsign(ed)? (in|out|on)\b/i, /\blog(ged)? (on|off)\b/i, /\bregister (now|here)\b/i];

/** What readers can see of a file: not its comments. */
function visibleText(file: string): string {
  return readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/ .*$/gm, "");
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|m?js|html)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.|[\\/](generated|testing)[\\/]/.test(file));
}

const sources = ["src", "playground", "docs", "developers", "prerender"].flatMap((folder) =>
  sourcesIn(path.join(client, folder)),
);
const uses = (patterns: readonly RegExp[]) =>
  sources.flatMap((file) => {
    const text = visibleText(file).replace(/\s+/g, " ");
    return patterns
      .filter((pattern) => pattern.test(text))
      .map((pattern) => `${path.relative(client, file)}: ${pattern}`);
  });

describe("what people read", () => {
  it("M54 says no sentence that was replaced", () => {
    expect(sources.length).toBeGreaterThan(150);
    expect(uses(retired)).toEqual([]);
  });

  it("M54 has one word for each thing: Sign up, Log in, Log out", () => {
    expect(uses(otherWords)).toEqual([]);
  });
});
