import { splitLinks } from "./splitLinks";

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe("splitLinks", () => {
  it("finds addresses, and loses nothing of the text", () => {
    const text = "Read https://example.org/a?b=1#c first,\nthen HTTP://example.com/ð.";

    const parts = splitLinks(text);

    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(hrefs(text)).toEqual(["https://example.org/a?b=1#c", "HTTP://example.com/ð"]);
  });

  it.each([
    ["(see https://example.org/a)", "https://example.org/a"],
    ["(https://en.wikipedia.org/wiki/Group_(mathematics))", "https://en.wikipedia.org/wiki/Group_(mathematics)"],
    ["Is it https://example.org/?", "https://example.org/"],
    ["[https://example.org/x].", "https://example.org/x"],
    ["«https://example.org»", "https://example.org"],
  ])("ends an address where its sentence ends: %s", (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it.each([
    "javascript:alert(1) data:text/html,x //evil.example",
    "https://",
    "xhttps://example.org",
    "https://bank.example@evil.example/login",
    "www.example.org",
    "",
  ])("leaves everything else as text: %s", (text) => {
    expect(hrefs(text)).toEqual([]);
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });

  it("ends an address at a character that would turn it around", () => {
    expect(hrefs("https://example.org/\u202Egro.elpmaxe")).toEqual(["https://example.org/"]);
  });

  it("takes a moment for a text made of brackets", () => {
    const text = `https://example.org/${")".repeat(4_900)}`;

    expect(hrefs(text)).toEqual(["https://example.org/"]);
  });
});
