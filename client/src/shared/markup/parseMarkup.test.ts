import { type MarkupNode, type MarkupPart, parseMarkup } from "./parseMarkup";

/** The tree as one would write it in HTML; null for a text that is shown as typed. */
function drawn(text: string, spans?: Parameters<typeof parseMarkup>[1]): string | null {
  return parseMarkup(text, spans)?.map(draw).join("") ?? null;
}

function draw(part: MarkupPart): string {
  if (typeof part === "string") return part;
  if (typeof part === "number") return `@${part}`;
  const { tag, children, href, info, value } = part satisfies MarkupNode;
  const attributes = [href, info, value].filter(Boolean).map((each) => ` ${each}`);
  return `<${tag}${attributes.join("")}>${children.map(draw).join("")}</${tag}>`;
}

describe("parseMarkup", () => {
  it.each([
    ["*a* and **b**, _c_ and __d__", "<p><em>a</em> and <strong>b</strong>, <em>c</em> and <strong>d</strong></p>"],
    ["- one\n- two\n  1. x\n  2. y", "<ul><li>one</li><li>two<ol><li 1>x</li><li 2>y</li></ol></li></ul>"],
    ["7. one\n9. two", "<ol><li 7>one</li><li 9>two</li></ol>"],
    ["> said\n> twice\n\nyes", "<blockquote><p>said\ntwice</p></blockquote><p>yes</p>"],
    ["run `npm  test`", "<p>run <code>npm  test</code></p>"],
    ["```js\nlet a;\n\n  b *c*\n```", "<pre js>let a;\n\n  b *c*</pre>"],
    ["[notes](https://example.org/a_b_)", "<p><a https://example.org/a_b_>notes</a></p>"],
    [
      '**see** [it](https://example.org "the notes")',
      "<p><strong>see</strong> <a https://example.org the notes>it</a></p>",
    ],
    [
      "*see* https://example.org/*a*_b_.",
      "<p><em>see</em> <a https://example.org/*a*_b>https://example.org/*a*_b</a>_.</p>",
    ],
    ["**a**\nb  \nc\\\nd", "<p><strong>a</strong>\nb\nc\nd</p>"],
    [String.raw`**not** \*this\*, \(x\) and \{1\}`, String.raw`<p><strong>not</strong> *this*, \(x\) and \{1\}</p>`],
    ["これは**「強調」**です", "<p>これは<strong>「強調」</strong>です</p>"],
  ])("knows the subset: %s", (text, expected) => {
    expect(drawn(text)).toBe(expected);
  });

  it.each([
    "",
    "Hello,\n\nwho   learns with me?",
    "https://example.org/snake_case_ and 5 * 3 > 2 - 1, ¯\\_(ツ)_/¯ C:\\_x",
    "# Not a heading\n---\n| a | b |\n&amp; <b>bold</b> <https://example.org>",
    "[a]: https://example.org\n\n[a]",
  ])("leaves a text without markup as it was typed: %s", (text) => {
    expect(drawn(text)).toBeNull();
  });

  it.each([
    ["[a](javascript:alert(1))"],
    ["[a](data:text/html,x)"],
    ["[a](//evil.example)"],
    ["[a](/settings)"],
    ["[a](https://bank.example@evil.example)"],
    ["[a](https://example.org/\u202egpj.exe)"],
    ["[a](<https://example.org/a b>)"],
    ["![a](data:image/png;base64,x)"],
  ])("makes no link of %s", (text) => {
    expect(drawn(text)).toBeNull();
  });

  it("makes a link of an address that is written as a picture", () => {
    expect(drawn("![a](https://example.org/a.png)")).toBe("<p>!<a https://example.org/a.png>a</a></p>");
  });

  it.each([
    ["too long", `**a** ${"b".repeat(10_000)}`],
    ["quoted too often", `${">".repeat(6)} a`],
    ["quoted 5,000 times", `${">".repeat(5_000)} a`],
    ["a list in lists", Array.from({ length: 12 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n")],
    ["emphasis in emphasis", `${"*a ".repeat(40)}${"b* ".repeat(40)}`],
  ])("shows as typed what is %s", (_what, text) => {
    expect(drawn(text)).toBeNull();
  });

  it("keeps a place for spans, and shows those in code as typed", () => {
    const text = "**@Nia** and @Bo: `@Nia`";
    const spans = [2, 13, 19].map((start) => ({ start, length: start === 13 ? 3 : 4 }));

    expect(drawn(text, spans)).toBe("<p><strong>@0</strong> and @1: <code>@Nia</code></p>");
  });
});
