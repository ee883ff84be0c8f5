import { printResult } from "./printResult";

function printed(...args: Parameters<typeof printResult>): string {
  const lines: string[] = [];
  const print = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  printResult(...args);
  print.mockRestore();
  return lines.join("\n");
}

const plain = { asJson: false, isDry: false };

describe("P1 what an act says", () => {
  const result = {
    said: "Two of them.",
    facts: { members: 2, notice: null },
    rows: [
      { name: "Ada", joined: "2026-01-01" },
      { name: "Bo the second", joined: "2026-02-02" },
    ],
  };

  it("is a sentence, facts below each other, and a table", () => {
    expect(printed(result, plain)).toBe(
      [
        "Two of them.",
        "members  2",
        "notice   –",
        "NAME           JOINED",
        "Ada            2026-01-01",
        "Bo the second  2026-02-02",
      ].join("\n"),
    );
    expect(printed({ rows: [] }, plain)).toBe("");
  });

  it("is the same as one JSON object for programs", () => {
    expect(JSON.parse(printed(result, { asJson: true, isDry: false }))).toEqual(result);
    expect(JSON.parse(printed(result, { asJson: true, isDry: true }))).toEqual({ ...result, isDryRun: true });
  });

  it("says of a dry run that it was one", () => {
    expect(printed({ said: "It would." }, { asJson: false, isDry: true })).toBe(
      "It would.\nThis was a dry run: nothing was changed.",
    );
  });
});
