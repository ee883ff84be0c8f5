import { act, screen, waitFor } from "@testing-library/react";
import { renderPage } from "../../testing/renderPage";
import { SiteBanner } from "./SiteBanner";

let site: { notice: { text: string; until: string | null } | null; registrations: string; isReadOnly: boolean };

const open = () => renderPage([{ path: "/", element: <SiteBanner /> }]);
/** As the links of Apollo do after a refused change. */
const askAgain = () => act(() => window.dispatchEvent(new Event("unavailable")));

beforeEach(() => {
  site = { notice: null, registrations: "OPEN", isReadOnly: false };
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json({ data: { site } })));
});

describe("P5 the notice of the site", () => {
  it("is shown until it is dismissed, and returns with another text", async () => {
    site.notice = { text: "Tonight we move.", until: null };
    const { user } = open();
    expect(await screen.findByText("Tonight we move.")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Tonight we move.")).toBeNull();
    await askAgain();
    expect(screen.queryByText("Tonight we move.")).toBeNull();

    site.notice = { text: "We have moved.", until: null };
    await askAgain();
    expect(await screen.findByText("We have moved.")).toBeVisible();
  });

  it("says that the site can only be read, as soon as a change was refused", async () => {
    open();
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    expect(screen.queryByText(/only be read/)).toBeNull();

    site.isReadOnly = true;
    await askAgain();

    expect(await screen.findByText(/can only be read for now/)).toBeVisible();
  });

  it("is not shown after its time", async () => {
    site.notice = { text: "Yesterday", until: "2020-01-01T00:00:00.000Z" };
    site.isReadOnly = true;
    open();

    expect(await screen.findByText(/only be read/)).toBeVisible();
    expect(screen.queryByText("Yesterday")).toBeNull();
  });
});
