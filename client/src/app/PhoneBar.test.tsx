import { screen, within } from "@testing-library/react";
import { fakeService, says } from "../testing/fakeService";
import { ada } from "../testing/postPage";
import { renderPage } from "../testing/renderPage";
import { Layout } from "./Layout";

const children = [
  { path: "/", element: <h1>Start</h1> },
  { path: "/schedule", element: <h1>Your week</h1> },
];
const bar = { name: "Main places" };

describe("the bar of places on a phone", () => {
  it("leads a member to five places and says which one this is", async () => {
    localStorage.setItem("token", "t1");
    const { link } = fakeService({ Me: () => says({ me: ada }) });
    const { user } = renderPage([{ Component: Layout, children }], { link });
    const places = within(await screen.findByRole("navigation", bar));
    expect(places.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      ...["Home", "Groups", "Schedule", "Buddies", "Books"],
    ]);

    await user.click(places.getByRole("link", { name: "Schedule" }));

    expect(await screen.findByRole("heading", { name: "Your week" })).toBeVisible();
    expect(places.getByRole("link", { name: "Schedule" })).toHaveAttribute("aria-current", "page");
  });

  it("is not there for visitors", async () => {
    renderPage([{ Component: Layout, children }]);

    expect(await screen.findByRole("heading", { name: "Start" })).toBeVisible();
    expect(screen.queryByRole("navigation", bar)).not.toBeInTheDocument();
  });
});
