import { hostileMarkup } from "../../testing/mail/hostileMarkup";
import { quoteText } from "./quoteText";
import { renderMail } from "./renderMail";

const text = `**Rust** for _all_

3. one
4. two
   - three

> said [so](https://example.org/a "then")

\`\`\`sh
npm  test
\`\`\``;

const htmlOf = (quote: string) =>
  renderMail({ subject: "Hello", name: null, paragraphs: [], quote, notes: [] }, "https://circle.example").html;

/** The quotation alone, without the styles. */
const quoted = (quote: string) =>
  /<blockquote class="quote".*<\/blockquote>/s.exec(htmlOf(quote))?.[0].replace(/ (?:style|dir|class)="[^"]*"/g, "");

describe("D8 a text of a member in a mail", () => {
  it("is readable as plain text, each line marked as quoted", () => {
    expect(quoteText(text)).toBe(
      `
> Rust for all
>
> 3. one
> 4. two
>    • three
>
> > said so (https://example.org/a, then)
>
>     [sh]
>     npm  test`.trimStart(),
    );
  });

  it("has the same markup in simple HTML, with addresses that are no links", () => {
    expect(quoted(text)).toBe(
      '<blockquote><p><strong>Rust</strong> for <em>all</em></p><ol><li value="3">one</li><li value="4">two' +
        "<ul><li>three</li></ul></li></ol><blockquote><p>said <bdi>so (https://example.org/a, then)</bdi></p></blockquote>" +
        "<pre><small>sh\n</small>npm  test</pre></blockquote>",
    );
  });

  it.each(hostileMarkup)("has no other markup: %s", (hostile) => {
    const tags = [...(quoted(hostile) ?? "").matchAll(/<\/?(\w+)[^>]*>/g)].map(([, name]) => name);

    expect(tags.filter((name) => !/^(blockquote|p|ol|ul|li|pre|small|strong|em|code|bdi)$/.test(name ?? ""))).toEqual(
      [],
    );
    expect(
      quoteText(hostile)
        .split("\n")
        .filter((line) => !line.startsWith(">")),
    ).toEqual([]);
    expect(quoteText(hostile)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});
