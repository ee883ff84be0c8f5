import { screen, within } from "@testing-library/react";
import { renderPage } from "../../testing/renderPage";
import { Pagination } from "./Pagination";

const show = (page: number, pageCount: number) =>
  renderPage([
    {
      path: "/",
      element: <Pagination label="Pages" page={page} pageCount={pageCount} hrefFor={(n) => `/?page=${n}`} />,
    },
  ]);

describe("numbered pages", () => {
  it("are a few links, however many pages there are", () => {
    show(17_000, 33_334);

    const links = within(screen.getByRole("navigation", { name: "Pages" })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["1", "16,999", "17,000", "17,001", "33,334"]);
  });

  it("mark the one that is shown", () => {
    show(2, 3);

    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/?page=3");
  });

  it("are not there when all is on one page", () => {
    show(1, 1);

    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});
