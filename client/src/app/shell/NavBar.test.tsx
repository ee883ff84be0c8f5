import { act, screen } from "@testing-library/react";
import { renderPage } from "../../testing/renderPage";
import { PageTitle } from "../../ui/page/PageTitle";
import { Layout } from "./Layout";

const routes = [
  {
    Component: Layout,
    children: [
      { path: "/", element: <PageTitle>Start</PageTitle> },
      { path: "/profiles", element: <PageTitle>Buddies</PageTitle> },
    ],
  },
];

function scrollTo(position: number) {
  act(() => {
    Object.assign(window, { scrollY: position });
    window.dispatchEvent(new Event("scroll"));
  });
}

const isCompact = () => document.querySelector("header [data-compact]") !== null;

describe("the navigation bar", () => {
  afterEach(() => Object.assign(window, { scrollY: 0 }));

  it("is compact beyond 250 pixels, and only there", () => {
    renderPage(routes);

    scrollTo(250);
    expect(isCompact()).toBe(false);
    scrollTo(251);
    expect(isCompact()).toBe(true);
    scrollTo(249);
    expect(isCompact()).toBe(false);
  });

  it("closes its menu when something is chosen, and moves the focus to the new heading", async () => {
    const { user } = renderPage(routes);
    await user.click(screen.getByRole("button", { name: "Open menu" }));

    await user.click(screen.getByRole("link", { name: "Buddies" }));

    expect(await screen.findByRole("heading", { name: "Buddies" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("link", { name: "Buddies" })).toHaveAttribute("aria-current", "page");
    expect(document.title).toBe("Buddies · Study Circle");
  });

  it("closes its menu with Escape and gives the focus back to its button", async () => {
    const { user } = renderPage(routes);
    await user.click(screen.getByRole("button", { name: "Open menu" }));

    await user.keyboard("{Escape}");

    expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
  });

  it("leads home by its logo", async () => {
    const { user } = renderPage(routes, { path: "/profiles" });

    await user.click(screen.getByRole("link", { name: "Study Circle" }));

    expect(await screen.findByRole("heading", { name: "Start" })).toBeVisible();
  });

  it("remembers the theme in a cookie, and stores nothing else", async () => {
    const { user } = renderPage(routes);

    await user.click(screen.getByRole("button", { name: "Switch to dark theme" }));

    expect(document.documentElement).toHaveClass("dark");
    expect(document.cookie).toContain("theme=dark");
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Switch to light theme" }));
    expect(document.documentElement).toHaveClass("light");
  });
});

describe("losing the network", () => {
  it("says so in a banner that goes away by itself", () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get");
    renderPage(routes);

    isOnline.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByText(/You're offline/)).toBeVisible();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));

    expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument();
  });
});
