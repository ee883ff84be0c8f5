import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isolate } from "./isolate";

const top = path.resolve(__dirname, "..");
const files = readdirSync(top, { recursive: true, encoding: "utf8" }).filter((file) => /(^|\/)texts\.ts$/.test(file));

/** Functions of one line that put a text of a member into a sentence. */
const bare = /\$\{(name|authors?|title|other|member|person|skill|topics)\}/;

describe("N9 a text of a member", () => {
  it("is isolated where it could turn the sentence around it", () => {
    expect(isolate("Zoë “Z” O’Neill")).toBe("Zoë “Z” O’Neill");
    expect(isolate("עדה")).toBe("\u2068עדה\u2069");
    expect(isolate("\u202eevil\u2069\n\nX")).toBe("evil X");
  });

  it("is isolated in every sentence of every list of texts", () => {
    const declared = files.flatMap((file) =>
      readFileSync(path.join(top, file), "utf8")
        .split(/^export /m)
        .filter((text) => /= \([^)]*: string/.test(text) && bare.test(text))
        .map((text) => `${file}: ${text.slice(0, 60)}`),
    );

    expect(files.length).toBeGreaterThan(15);
    expect(declared).toEqual([]);
  });
});
