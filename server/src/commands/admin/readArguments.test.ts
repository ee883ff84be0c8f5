import { writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../errors";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { findActOf } from "./findActOf";
import { readArguments, usageOf } from "./readArguments";

const read = (line: string) => {
  const [noun = "", verb = "", ...rest] = line.split(" ");
  return readArguments(findActOf(noun, verb), rest);
};

const none = { isDry: false, isSure: false, asJson: false };

describe("P1 what is typed after npm run admin", () => {
  it("is words in their order, and options anywhere, some of them several times", () => {
    expect(read("member role nia@example.com ADMIN")).toEqual({
      input: { who: "nia@example.com", role: "ADMIN" },
      flags: none,
    });
    expect(read("posts remove --by a@x.example --since 2h --by b@x.example --yes").input).toEqual({
      by: ["a@x.example", "b@x.example"],
      since: "2h",
    });
    expect(read("ban add --for 7d 192.0.2.0/24 --dry-run --json")).toEqual({
      input: { what: "192.0.2.0/24", for: "7d" },
      flags: { ...none, isDry: true, asJson: true },
    });
  });

  it("is all that is left, for a last word that is a list, also what looks like an option", () => {
    expect(read("site notice We move --now, at 9. --for 2h").input).toEqual({
      text: ["We", "move", "--now,", "at", "9."],
      for: "2h",
    });
    expect(read("member suspend nia@example.com 7 Spam --hide -- again --yes")).toEqual({
      input: { who: "nia@example.com", reason: ["7", "Spam", "again", "--yes"], hide: true },
      flags: none,
    });
  });

  it("is refused where nobody knows it, or it is too much or lacks its value", () => {
    expect(() => read("member show nia@example.com --loud")).toThrow(StartError);
    expect(() => read("member show nia@example.com --loud")).toThrow(/--loud is not known\.\n {2}member show WHO/);
    expect(() => read("member show nia bo")).toThrow('"bo" is one word too many');
    expect(() => read("ban add 192.0.2.0/24 --for")).toThrow("--for needs a value");
    expect(() => findActOf("member", "sing")).toThrow(/Usage: npm run admin -- member VERB/);
    expect(() => findActOf("nobody", "show")).toThrow('There is no "nobody".');
  });

  it("names files from where it was called, because another process may read them", () => {
    const folder = temporaryFolder("typed");
    const before = process.env.INIT_CWD;
    try {
      process.env.INIT_CWD = folder;
      writeFileSync(path.join(folder, "addresses.txt"), "a@x.example\n\n  b@x.example  \n");

      expect(read("member export nia@example.com --to copy.zip").input).toMatchObject({
        to: path.join(folder, "copy.zip"),
      });
      expect(read("books import one.csv /two.csv").input).toEqual({
        files: [path.join(folder, "one.csv"), "/two.csv"],
      });
      expect(read("member invite addresses.txt").input).toEqual({ file: ["a@x.example", "b@x.example"] });
      expect(() => read("member invite nothing.txt")).toThrow(/nothing\.txt cannot be read/);
      process.env.INIT_CWD = "";
      expect(read("books import one.csv").input).toEqual({ files: [path.resolve("one.csv")] });
    } finally {
      if (before === undefined) delete process.env.INIT_CWD;
      else process.env.INIT_CWD = before;
    }
  });

  it("is explained by one line for the words and options, and one for what it does", () => {
    expect(usageOf(findActOf("member", "passkeys"))).toBe(
      "  member passkeys WHO --remove\n      the passkeys of a member; --remove takes all of them away",
    );
    expect(usageOf(findActOf("jobs", "retry"))).toContain("jobs retry IDS… --all\n");
  });
});
