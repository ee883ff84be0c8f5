import { screen, within } from "@testing-library/react";
import { fakeService, says } from "../../testing/fakeService";
import { ada } from "../../testing/postPage";
import { renderPage } from "../../testing/renderPage";
import { Layout } from "./Layout";

const children = [
  { path: "/", element: <h1>Start</h1> },
  { path: "/schedule", element: <h1>Your week</h1> },
];
const bar = { name: "Main pages" };

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

  it.each([
    ["Groups", "/groups/mine"],
    ["Schedule", "/sessions/1/edit"],
    ["Buddies", "/buddies"],
    ["Buddies", "/profile/1"],
    ["Books", "/shelves"],
    ["Books", "/books/1"],
  ])("C23 says that %s is the place of %s, as the menu does", async (label, path) => {
    localStorage.setItem("token", "t1");
    const { link } = fakeService({ Me: () => says({ me: ada }) });
    renderPage([{ Component: Layout, children: [{ path, element: <h1>Here</h1> }] }], { link, path });

    const places = within(await screen.findByRole("navigation", bar)).getAllByRole("link");
    expect(places.filter((place) => place.hasAttribute("aria-current")).map(({ textContent }) => textContent)).toEqual([
      label,
    ]);
    const items = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
    const current = items.filter((item) => item.hasAttribute("aria-current")).map(({ textContent }) => textContent);
    expect(current).toEqual(label === "Schedule" ? [] : [label]);
  });

  it("is not there for visitors", async () => {
    renderPage([{ Component: Layout, children }]);

    expect(await screen.findByRole("heading", { name: "Start" })).toBeVisible();
    expect(screen.queryByRole("navigation", bar)).not.toBeInTheDocument();
  });
});
