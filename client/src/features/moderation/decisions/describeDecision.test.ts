import { effectsOf, nameDecision } from "./describeDecision";

const nothing = { kind: "POST", content: "KEEP", member: "NONE" } as const;

describe("C17 the answer to an appeal", () => {
  it.each([
    [{ content: "HIDE", member: "NONE" } as const, "We looked again, and your group stays hidden"],
    [{ content: "KEEP", member: "WARN" } as const, "We looked again and withdrew the warning"],
    [{ content: "KEEP", member: "SUSPEND" } as const, "Your suspension is over"],
  ])("says what it means for %j when nothing new is chosen", (answered, title) => {
    expect(nameDecision(nothing, answered)).toBe(title);
  });

  it("names both parts of a decision that had two", () => {
    const both = { content: "HIDE", member: "SUSPEND" } as const;

    expect(effectsOf(nothing, both)).toEqual(["We looked again, and your group stays hidden."]);
    expect(effectsOf({ ...nothing, content: "RESTORE" }, both)).toEqual([
      "Everyone can read it again.",
      "Your suspension is over.",
    ]);
  });
});
