import { subjectLook } from "./subjectLook";

const colorOf = (...categories: string[]) => subjectLook({ categories, title: "A Book" }).color;

describe("subjectLook", () => {
  it.each([
    ["Investing", "interest.finance"],
    ["Software engineering", "interest.coding"],
    ["Art history", "interest.art"],
    ["Linguistics", "interest.language"],
    ["Astronomy", "interest.physics"],
    ["Health and fitness", "interest.medicine"],
    ["Biology", "interest.chemistry"],
  ])("gives %s the colour of its interest", (category, color) => {
    expect(colorOf(category)).toBe(color);
  });

  it("goes by the first category that says something", () => {
    expect(colorOf("Bestsellers", "Chemistry", "Art")).toBe("interest.chemistry");
  });

  it("keeps one colour for a book of no known subject", () => {
    expect(colorOf()).toBe(colorOf("Bestsellers"));
  });
});
