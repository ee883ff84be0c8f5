import { screen } from "@testing-library/react";
import { renderPage } from "../testing/renderPage";
import { MemberText } from "./MemberText";

const text = "Read https://example.org/a?b=1 first, then <b>ask</b> javascript:alert(1)";

const show = (author: { isNew: boolean } | null) =>
  renderPage([{ path: "/", element: <MemberText author={author}>{text}</MemberText> }]);

describe("what a member wrote", () => {
  it("has links to web addresses, in a new tab, which give nothing away", () => {
    show({ isNew: false });

    const link = screen.getByRole("link", { name: "https://example.org/a?b=1" });
    expect(link).toHaveAttribute("href", "https://example.org/a?b=1");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")?.split(" ")).toEqual(expect.arrayContaining(["noopener", "nofollow", "ugc"]));
    expect(screen.getAllByRole("link")).toEqual([link]);
    expect(link.closest("[dir=auto]")).toHaveTextContent(text);
  });

  it.each([
    ["a new member", { isNew: true }],
    ["a member who is not there", null],
  ])("has no links where it is by %s", (_who, author) => {
    show(author);

    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("W3 members who are named in a text", () => {
  const rosa = { id: "rosa", name: "Rosa de la Cruz" };

  const showNamed = (author: { isNew: boolean }, children: string, whole?: string) => {
    const start = (whole ?? children).lastIndexOf("@Rosa");
    const mentions = [{ start, length: 5, user: rosa }];
    renderPage([{ path: "/", element: <MemberText {...{ author, mentions, children, ...(whole && { whole }) }} /> }]);
    return screen.getByRole("link", { name: "@Rosa de la Cruz" });
  };

  it.each([
    ["a member's", { isNew: false }],
    ["a new member's", { isNew: true }],
  ])("have a link with the name that they have now, in %s text", (_whose, author) => {
    const link = showNamed(author, "\n\nThank you, @Rosa! See https://example.org/a");

    expect(link).toHaveAttribute("href", "/profile/rosa");
    expect(link.closest("[dir=auto]")).toHaveTextContent("Thank you, @Rosa de la Cruz! See https://example.org/a");
  });

  it("are found in what follows a title", () => {
    const link = showNamed({ isNew: false }, "thanks, @Rosa.", "For @Rosa\n\nthanks, @Rosa.");

    expect(link.closest("[dir=auto]")).toHaveTextContent("thanks, @Rosa de la Cruz.");
  });
});
