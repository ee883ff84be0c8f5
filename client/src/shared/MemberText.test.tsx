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
