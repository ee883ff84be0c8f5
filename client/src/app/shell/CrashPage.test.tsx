import { screen } from "@testing-library/react";
import { renderPage } from "../../testing/renderPage";
import { latePage } from "../routing/latePage";
import { Layout } from "./Layout";

function routesThatThrow(error: Error) {
  const Broken = () => {
    throw error;
  };
  return [{ Component: Layout, children: [{ path: "/", Component: Broken }] }];
}

describe("a page that breaks", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

  it("says so, offers to load again, and leaves the navigation alive", () => {
    renderPage(routesThatThrow(new Error("undefined is not a function")));

    expect(screen.getByRole("heading", { name: "This page stopped working" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Buddies" })).toBeVisible();
    expect(screen.queryByText(/undefined is not/)).not.toBeInTheDocument();
  });

  it("says when its code could not be fetched", () => {
    renderPage(routesThatThrow(new TypeError("Failed to fetch dynamically imported module: /assets/x.js")));

    expect(screen.getByRole("heading", { name: "This page didn't load" })).toBeVisible();
  });

  it("M36 says when the reader is offline, and opens the page when its code can be fetched again", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const fetched = vi.fn().mockResolvedValue({ ok: true });
    Object.assign(window, { fetch: fetched });
    const load = () =>
      navigator.onLine
        ? Promise.resolve(() => <h1>Buddies are here</h1>)
        : Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"));
    const Component = await load().catch(() => latePage(load));
    renderPage([{ Component: Layout, children: [{ path: "/", Component }] }]);

    expect(await screen.findByRole("heading", { name: "You're offline" })).toBeVisible();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));

    expect(await screen.findByRole("heading", { name: "Buddies are here" })).toBeVisible();
    expect(fetched).toHaveBeenCalledWith("/robots.txt", expect.objectContaining({ method: "HEAD" }));
    online.mockRestore();
  });
});
