import { judgedBooks, judgedPeople } from "../judged/judgedPeople";
import { fold, foldWithPlaces } from "./fold";
import { hasSpellings, isNear, shortened } from "./spelling";
import { isbnOf, wordsOf, wordsOfQuery } from "./split";

describe("words", () => {
  it.each([
    ["José", "jose"],
    ["İstanbul", "istanbul"],
    ["Großmann", "grossmann"],
    ["مُحَمَّد", "محمد"],
    ["أحمد", "احمد"],
    ["ガラス", "がらす"],
    ["ﾊﾅｺ", "はなこ"],
    ["प्रिया", "प्रिया"],
    ["٢٠٢٦ ۲۰۲۶ २०२६", "2026 2026 2026"],
    ["ΟΔΟΣ", "οδοσ"],
  ])("are folded in our own code, whatever the locale of the database: %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(text.normalize("NFD"))).toBe(folded);
  });

  it("have the same form with places and without, and each place is in the text", () => {
    const texts = [...judgedPeople.map(({ name }) => name), ...judgedBooks.map(({ title }) => title), "ﬀ ß 각 é 👩‍🎓"];
    for (const text of texts) {
      const { text: folded, starts, ends } = foldWithPlaces(text);
      expect(folded).toBe(fold(text));
      expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
      expect(Math.max(...ends)).toBeLessThanOrEqual(text.length);
    }
    expect(foldWithPlaces("ßa")).toEqual({ text: "ssa", starts: [0, 0, 1], ends: [1, 1, 2] });
  });

  it.each([
    ["東京大学", ["東京", "京大", "大学", "学"], ["東京", "京大", "大学"]],
    ["学", ["学"], ["学"]],
    ["鈴木 一郎", ["鈴木", "木", "一郎", "郎", "木一"], ["鈴木", "一郎"]],
    ["鈴木一郎", ["鈴木", "木一", "一郎", "郎"], ["鈴木", "木一", "一郎"]],
    ["김민수", ["김민", "민수", "수"], ["김민", "민수"]],
    ["Python入門", ["python", "入門", "門"], ["python", "入門"]],
    ["L'Hôte, O’Connor", ["lhote", "hote", "oconnor", "connor"], ["lhote", "oconnor"]],
    ["C++ and C#, F#!", ["c++", "and", "c#", "f#"], ["c++", "and", "c#", "f#"]],
    ["शर्मा-जी", ["शर्मा", "जी"], ["शर्मा", "जी"]],
    ["👩‍🎓 %_\\ '", [], []],
  ])("are split for the index and for queries: %s", (text, stored, typed) => {
    expect(wordsOf(text, 100)).toEqual(stored);
    expect(wordsOfQuery(text)).toEqual(typed);
  });

  it("are bounded in number and length", () => {
    expect(wordsOf("a b c d", 3)).toEqual(["a", "b", "c"]);
    expect(wordsOf("x".repeat(200), 3)[0]).toHaveLength(40);
    expect(wordsOfQuery(Array.from({ length: 40 }, (_, n) => `w${n}`).join(" "))).toHaveLength(8);
  });

  it("are near each other by one edit, which a letter left out finds", () => {
    for (const [typed, meant] of [
      ["pyhton", "python"],
      ["pyton", "python"],
      ["pythoon", "python"],
      ["pythen", "python"],
    ] as const) {
      expect(isNear(typed, meant)).toBe(true);
      const parts = new Set([typed, ...shortened(typed)]);
      expect([meant, ...shortened(meant)].some((part) => parts.has(part))).toBe(true);
    }
    expect(isNear("python", "python")).toBe(false);
    expect(isNear("pxyhton", "python")).toBe(false);
    expect(["abc", "9780262510875", "東京"].map(hasSpellings)).toEqual([false, false, false]);
  });

  it("of an ISBN are one, with hyphens or without", () => {
    const written = ["978-0-262-51087-5", "0 262 51087 x", "978–026", "12", "2026-11-27-12-12-12", "rust 2021"];
    expect(written.map(isbnOf)).toEqual(["9780262510875", "026251087x", "978026", null, null, null]);
  });
});
