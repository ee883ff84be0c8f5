import { ChakraProvider } from "@chakra-ui/react";
import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { theme } from "../../ui/theme/theme";
import { renderPage } from "../../testing/renderPage";
import { hostileTexts } from "../../testing/hostileTexts";
import { MemberText } from "../MemberText";
import { formatText } from "./formatText";
import { needsMarkup } from "./needsMarkup";
import { parseMarkup } from "./parseMarkup";

/** Not in the page: each of hundreds of texts would slow the next. */
function draw(formatted: ReactNode): Element {
  const view = document.implementation.createHTMLDocument().body;
  view.innerHTML = renderToStaticMarkup(
    <ChakraProvider value={theme}>
      <MemoryRouter>{formatted}</MemoryRouter>
    </ChakraProvider>,
  );
  return view;
}

const show = (text: string, author: { isNew: boolean } | null = { isNew: false }) =>
  renderPage([
    {
      path: "/",
      element: (
        <MemberText isFormatted author={author}>
          {text}
        </MemberText>
      ),
    },
  ]);

describe("a formatted text", () => {
  it("shows the subset: emphasis, lists with their numbers, quotes, code and links", async () => {
    show("**Rust** for _all_\n\n3. one\n4. two\n\n> said\n\n```sh\nnpm test\n```\n\n[notes](https://example.org/a)");

    expect(await screen.findByText("Rust")).toHaveProperty("tagName", "STRONG");
    expect(screen.getByText("all")).toHaveProperty("tagName", "EM");
    expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("value"))).toEqual(["3", "4"]);
    expect(within(screen.getByRole("blockquote")).getByText("said")).toBeInTheDocument();
    expect(screen.getByText("npm test")).toHaveTextContent("sh");
    const link = screen.getByRole("link", { name: "notes" });
    expect(link).toHaveAttribute("href", "https://example.org/a");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    expect(link.parentElement).toHaveTextContent("notes (example.org)");
  });

  it.each([{ isNew: true }, null])("shows the whole address, and no link, where the author is %j", async (author) => {
    show("**See** [notes](https://example.org/a) and https://example.org/b", author);

    expect((await screen.findByText("See")).parentElement).toHaveTextContent(
      "See notes (https://example.org/a) and https://example.org/b",
    );
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("shows a text without markup as before", () => {
    show("5 * 3\n  and https://example.org/a_b");

    expect(screen.getByRole("link")).toHaveTextContent("https://example.org/a_b");
    expect(screen.getByRole("link").closest("[dir=auto]")?.textContent).toBe("5 * 3\n  and https://example.org/a_b");
  });

  it("gives a list and a quote the direction of their first words: nothing in them has one", () => {
    const container = draw(formatText("- واحد\n- اثنان\n\n> **نعم**", { hasLinks: true }));

    const directed = [...container.querySelectorAll("[dir]")].map(({ tagName }) => tagName);
    expect(directed).toEqual(["UL", "BLOCKQUOTE"]);
  });

  it("W3 shows a mention in its place, with the name that the member has now", () => {
    const mentions = [{ start: 2, length: 4, user: { id: "nia", name: "Nia Okafor" } }];
    const container = draw(formatText("**@Nia**, hello", { hasLinks: true, mentions }));

    expect(container.textContent).toBe("@Nia Okafor, hello");
    expect(container.querySelector("a")?.getAttribute("href")).toBe("/profile/nia");
    expect(container.querySelector("strong")?.textContent).toBe("@Nia Okafor");
  });
});

describe("D8 hostile texts", () => {
  const texts = hostileTexts();
  const drawn = (text: string) => draw(formatText(text, { hasLinks: false }));

  it("are 500, and many of them are formatted", () => {
    expect(texts).toHaveLength(500);
    expect(texts.filter((text) => parseMarkup(text)).length).toBeGreaterThan(150);
  });

  it("are never formatted without the parser being asked for", () => {
    expect(texts.filter((text) => parseMarkup(text) && !needsMarkup(text))).toEqual([]);
  });

  it("make nothing but the elements and attributes of the subset", () => {
    const elements = texts.flatMap((text) => [...drawn(text).querySelectorAll("*")]);

    expect(new Set(elements.map(({ tagName }) => tagName))).toEqual(subset);
    expect(new Set(elements.flatMap((element) => element.getAttributeNames()))).toEqual(attributes);
  });

  it("keep each of their letters, in their order", () => {
    const isFormatted = (text: string) => parseMarkup(text) !== null;
    const losing = texts.filter((text) => isFormatted(text) && letters(shownIn(drawn(text))) !== letters(text));

    expect(losing).toEqual([]);
  });

  it("1 MB of asterisks is shown as typed", () => {
    expect(parseMarkup("*".repeat(1_000_000))).toBeNull();
  });
});

const subset = new Set([
  "DIV",
  "P",
  "BLOCKQUOTE",
  "UL",
  "OL",
  "LI",
  "PRE",
  "SMALL",
  "STRONG",
  "EM",
  "CODE",
  "BDI",
  "SPAN",
]);
const attributes = new Set(["class", "dir", "value", "style"]);

const letters = (text: string) => text.replace(/[\s!-/:-@[-`{-~]+/g, "");

/** What a reader sees, with the numbers of lists. */
function shownIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  const number = node instanceof HTMLLIElement ? node.getAttribute("value") : null;
  return (number ?? "") + [...node.childNodes].map(shownIn).join("");
}
