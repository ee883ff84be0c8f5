import { mentionsIn, moveMentions } from "./mentions";

const text = "Hi @Amihan and @Bo!";
const amihan = { start: 3, length: 7, userId: "a" };
const bo = { start: 15, length: 3, userId: "b" };

describe("the mentions of a text that is being written", () => {
  it.each([
    [
      "words before them are typed",
      `Oh! ${text}`,
      [
        { ...amihan, start: 7 },
        { ...bo, start: 19 },
      ],
    ],
    ["words between them go", "Hi @Amihan @Bo!", [amihan, { ...bo, start: 11 }]],
    ["words after them are typed", `${text} Welcome.`, [amihan, bo]],
    ["a letter of one goes", "Hi @Amiha and @Bo!", [{ ...bo, start: 14 }]],
    ["a letter is typed in one", "Hi @Amiihan and @Bo!", [{ ...bo, start: 16 }]],
    ["one is taken out whole", "Hi  and @Bo!", [{ ...bo, start: 8 }]],
    ["everything is replaced", "Good morning", []],
    ["nothing changes", text, [amihan, bo]],
  ])("stay right when %s", (_what, after, expected) => {
    expect(moveMentions(text, after, [amihan, bo])).toEqual(expected);
  });

  it("take a new one in at its place", () => {
    const after = "@Cy Hi @Amihan and @Bo!";
    const cy = { start: 0, length: 3, userId: "c" };

    const moved = moveMentions(text, after, [amihan, bo], cy);

    expect(moved.map(({ start, length }) => after.slice(start, start + length))).toEqual(["@Cy", "@Amihan", "@Bo"]);
  });
});

describe("the mentions in the end of a text", () => {
  const whole = "For @Bo and @Bo\n\n\nsays @Bo to @Bo";
  const places = [4, 12, 23, 30].map((start, id) => ({ start, length: 3, id }));

  it("are found, though lines between have gone", () => {
    expect(mentionsIn("and @Bo\nsays @Bo to @Bo", whole, places)).toEqual([
      { start: 4, length: 3, id: 1 },
      { start: 13, length: 3, id: 2 },
      { start: 20, length: 3, id: 3 },
    ]);
  });

  it("are not taken for the same name where nobody is mentioned", () => {
    const third = { start: 23, length: 3 };

    expect(mentionsIn(whole, whole, [third])).toEqual([third]);
    expect(mentionsIn("to @Bo", whole, [third])).toEqual([]);
  });
});
