import { BoundedList, charactersAtMost } from "./answerSize";

interface Entry {
  text: string;
}

const listOf = (bytes: number) => new BoundedList<Entry>(bytes, ({ text }) => charactersAtMost(text) + 20);
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe("a list that is bounded in bytes", () => {
  it("measures nothing while it is surely short", () => {
    const list = listOf(10_000);
    const write = vi.spyOn(JSON, "stringify");

    for (let n = 0; n < 10; n++) list.add({ text: "Count me in." });

    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(list.entries).toHaveLength(10);
  });

  it.each([
    ["plain letters", "a"],
    ["letters of three bytes", "語"],
    ["pairs of surrogates", "\u{1F4DA}"],
    ["lone surrogates", "\uD800"],
    ["control characters", "\u0001"],
  ])("ends where measuring each entry would end it, with %s", (_kind, letter) => {
    const list = listOf(5_000);
    const entries = Array.from({ length: 100 }, (_, n) => ({ text: letter.repeat(n) }));

    const taken = entries.filter(
      (_, index) => entries.slice(0, index + 1).reduce((sum, one) => sum + sizeOf(one), 0) <= 5_000,
    );
    const fitting = entries.findIndex((entry) => !list.add(entry));

    expect(fitting).toBe(taken.length);
    expect(list.entries).toEqual(taken);
  });

  it("has its first entry, however long", () => {
    const list = listOf(10);

    expect(list.add({ text: "a".repeat(50) })).toBe(true);
    expect(list.add({ text: "b" })).toBe(false);
    expect(list.entries).toHaveLength(1);
  });
});
