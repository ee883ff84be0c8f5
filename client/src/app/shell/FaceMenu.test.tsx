import { screen, within } from "@testing-library/react";
import { fakeService, says } from "../../testing/fakeService";
import { ada } from "../../testing/postPage";
import { renderPage } from "../../testing/renderPage";
import { Layout } from "./Layout";

function openPage(me = ada, path = "/") {
  localStorage.setItem("token", "t1");
  const { link } = fakeService({ Me: () => says({ me }) });
  const children = [
    { path: "/", element: <h1>Start</h1> },
    { path: "/groups/mine", element: <h1>Here they are</h1> },
    { path: "*", element: <h1>Somewhere</h1> },
  ];
  return renderPage([{ Component: Layout, children }], { link, path });
}

/** jsdom has no widths: what the media query answers. */
function holdPhone() {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
}

function sitAtDesk() {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes("min-width"),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
}

const face = () => screen.findByRole("button", { name: "Your menu" });
const labels = () => [...document.querySelectorAll("#your-places a")].map((link) => link.textContent);
const places = ["My groups", "My buddies", "My books", "Profile", "Settings"];

describe("the viewer's own face on a desktop", () => {
  beforeEach(sitAtDesk);

  it("opens their places, and folds when one is chosen", async () => {
    const { user, history } = openPage();
    const button = await face();
    expect(button).toHaveAttribute("aria-expanded", "false");

    await user.click(button);
    await user.click(await screen.findByRole("link", { name: "My groups" }));

    expect(history.location.pathname).toBe("/groups/mine");
    expect(await face()).toHaveAttribute("aria-expanded", "false");
    expect(labels()).toEqual([]);
  });

  it("leads to the places that are theirs, and moderators to their queue", async () => {
    const { user, unmount } = openPage();
    await user.click(await face());
    await screen.findByRole("link", { name: "My groups" });
    expect(labels()).toEqual(places);
    unmount();

    const { user: moderator } = openPage({ ...ada, isModerator: true, isAdmin: false });
    await moderator.click(await face());
    await screen.findByRole("link", { name: "My groups" });

    expect(labels()).toEqual([...places, "Moderation"]);
  });

  it("P5 leads admins to the administration, too", async () => {
    const { user } = openPage({ ...ada, isModerator: true, isAdmin: true });
    await user.click(await face());
    await screen.findByRole("link", { name: "My groups" });

    expect(labels()).toEqual([...places, "Moderation", "Administration"]);
  });

  it("has the choice of the theme, which leaves the menu open", async () => {
    const { user } = openPage();
    await user.click(await face());

    await user.click(await screen.findByRole("button", { name: "Switch to dark theme" }));

    expect(document.documentElement).toHaveClass("dark");
    await user.click(screen.getByRole("button", { name: "Switch to light theme" }));
    expect(await face()).toHaveAttribute("aria-expanded", "true");
  });

  it("folds at Esc, which brings the focus back, and when the focus leaves", async () => {
    const { user } = openPage();
    const button = await face();
    await user.click(button);
    await user.tab();
    expect(await screen.findByRole("link", { name: "My groups" })).toHaveFocus();

    await user.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveFocus();

    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  it.each([
    [`/profile/${ada.id}`, "Profile"],
    ["/settings/notifications", "Settings"],
    ["/settings/account", "Settings"],
  ])("C23 is marked at %s, which no other way leads to, and so is %s in it", async (path, label) => {
    const { user } = openPage(ada, path);
    const button = await face();
    expect(button).toHaveAttribute("aria-current");

    await user.click(button);

    const menu = within(document.querySelector("#your-places") as HTMLElement);
    expect(await menu.findByRole("link", { current: "page" })).toHaveTextContent(label);
    const main = within(screen.getByRole("navigation", { name: "Main" }));
    expect(main.queryByRole("link", { current: "page" })).not.toBeInTheDocument();
  });
});

describe("the viewer's own face on a phone", () => {
  beforeEach(holdPhone);

  it("opens a sheet with their places and the menu of every member", async () => {
    const { user, history } = openPage();
    await user.click(await face());

    const sheet = within(await screen.findByRole("dialog", { name: "Your menu" }));
    expect(labels()).toEqual(["Study room", ...places]);
    const menu = within(sheet.getByRole("navigation", { name: "Main" }));
    expect(menu.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      ...["Buddies", "Books", "Groups", "Home", "Logout"],
    ]);

    await user.click(sheet.getByRole("link", { name: "My groups" }));

    expect(history.location.pathname).toBe("/groups/mine");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("closes the sheet at Esc and by its button", async () => {
    const { user } = openPage();
    for (const close of [
      () => user.keyboard("{Escape}"),
      () => user.click(screen.getByRole("button", { name: "Close" })),
    ]) {
      await user.click(await face());
      const sheet = await screen.findByRole("dialog", { name: "Your menu" });
      sheet.querySelector("a")?.focus();

      await close();

      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    }
  });

  it("stands where the button of the collapsed menu is for visitors", async () => {
    openPage();
    await face();
    expect(screen.queryByRole("button", { name: "Open menu" })).not.toBeInTheDocument();
  });
});
