import { firstLine, withoutMarkup } from "./withoutMarkup";

describe("withoutMarkup", () => {
  it.each([
    ["Learn **Rust** with *me* and __us__, _please_", "Learn Rust with me and us, please"],
    ["**all *of* it**", "all of it"],
    ["> quoted\n> > twice\nanswer", "quoted\ntwice\nanswer"],
    ["- one\n* two\n  + three\n4. four", "• one\n• two\n  • three\n4. four"],
    ["Run `npm  test`:\n```sh\nnpm test\n```\nDone", "Run npm  test:\nnpm test\nDone"],
    ['See [the notes](https://example.org/a_(b)) by [us](https://example.org "x")', "See the notes by us"],
    ["See https://example.org/a_b_c", "See https://example.org/a_b_c"],
    [
      "2 * 3 * 4, snake_case_name, a > b, ** b, ¯\\_(ツ)_/¯, [x](/y)",
      "2 * 3 * 4, snake_case_name, a > b, ** b, ¯\\_(ツ)_/¯, [x](/y)",
    ],
  ])("says what is written in %j", (text, expected) => {
    expect(withoutMarkup(text)).toBe(expected);
  });

  it.each(["*", "**a", "_a ", "`", "``a", "[", "[a](https://", "> ", "- ", "* a", "\\*"])(
    "takes a moment for a text made of %j",
    (piece) => {
      const start = performance.now();

      withoutMarkup(piece.repeat(5_000 / piece.length));

      // Some 10 ms; a search that begins again at each character takes seconds.
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

describe("firstLine", () => {
  it.each([
    ["Rust for beginners\nand others", "Rust for beginners"],
    ["\n**Rust** for `beginners`  \r\nand others", "Rust for beginners"],
    ["- Rust\n- Go", "Rust"],
    ["> Rust", "Rust"],
    ["```js\nlet a;\n```", "let a;"],
    ["***", "***"],
    ["```\n```", "```"],
    ["", ""],
  ])("of %j is %j", (text, expected) => {
    expect(firstLine(text)).toBe(expected);
  });
});
