import { nameOfGroup } from "./nameOfGroup";

describe("nameOfGroup", () => {
  it("is the title that the group was given", () => {
    expect(nameOfGroup({ title: "Linear algebra", post: { text: "Who studies with me?" } })).toBe("Linear algebra");
  });

  it("is the first line of the message, of a long line only the beginning, without breaking an emoji", () => {
    expect(nameOfGroup({ title: null, post: { text: "\nWho studies with me?\nOn Tuesdays." } })).toBe(
      "Who studies with me?",
    );
    expect(nameOfGroup({ title: null, post: { text: "🌱".repeat(200) } })).toBe(`${"🌱".repeat(80)}…`);
  });
});
