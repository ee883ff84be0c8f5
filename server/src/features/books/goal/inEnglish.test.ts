import { inEnglish } from "./inEnglish";

describe("a goal in another language", () => {
  it.each([
    ["aprender a tocar la guitarra", "guitar"],
    ["quiero ahorrar dinero", "personal finance"],
    ["MATEMATICAS", "mathematics"],
    ["matemáticas para principiantes", "mathematics"],
    ["historia del arte", "art history"],
    ["programar en Python desde cero", "programming, Python"],
    ["hablar en público", "public speaking"],
    ["تعلم العزف على الجيتار", "guitar"],
    ["كيف أحسّن ذاكرتي", "memory"],
    ["تعلم البرمجة بلغة Python", "programming, Python"],
    ["والطبخ", "cooking"],
    ["ギターを弾けるようになりたい", "guitar"],
    ["ｷﾞﾀｰ", "guitar"],
    ["量子力学と数学", "quantum physics, mathematics"],
  ])("reads %j as %j", (goal, english) => {
    expect(inEnglish(goal).split(", ")).toEqual(expect.arrayContaining(english.split(", ")));
  });

  it.each([
    "learn to play the guitar",
    "learn Spanish cooking",
    "salsa and tango for beginners",
    "la dolce vita",
    "a history of El Salvador",
    "qwrtz xyzzy",
    "الجو جميل",
    "さようなら",
    "",
  ])("leaves %j as it is", (goal) => {
    expect(inEnglish(goal)).toBe(goal);
  });

  it("reads 500 characters of any of them in a moment's work", () => {
    for (const part of ["ギター", "الجيتار ", "guitarra ", "漢"]) {
      expect(inEnglish(part.repeat(500 / part.length)).length).toBeLessThan(501);
    }
  });
});
