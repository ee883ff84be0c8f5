import { screen, waitFor, within } from "@testing-library/react";
import { ada, buildProfile } from "../testing/buildProfile";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { ProfilesPage } from "./ProfilesPage";

const buddy = (number: number) =>
  buildProfile({
    id: `p${number}`,
    user: { ...ada, id: `u${number}`, name: `Buddy ${number}` },
  });

/** A directory of so many buddies that pages as the service does; a filter leaves only the first. */
function directoryOf(people: number) {
  return fakeService({
    Me: () => says({ me: ada }),
    Profiles: ({ first, after, interests }) => {
      const all = Array.from({ length: interests ? 1 : people }, (_, index) => buddy(index + 1));
      const start = Number(after ?? 0);
      const nodes = all.slice(start, start + Number(first));
      const end = start + nodes.length;
      const pageInfo = {
        __typename: "PageInfo",
        endCursor: nodes.length > 0 ? String(end) : null,
        hasNextPage: end < all.length,
      };
      const counts = { totalCount: all.length, totalCountIsExact: true };
      return says({ profiles: { __typename: "ProfileConnection", nodes, pageInfo, ...counts } });
    },
  });
}

function openPage(people: number, path = "/profiles") {
  const service = directoryOf(people);
  return {
    ...service,
    ...renderPage([{ path: "/profiles", element: <ProfilesPage /> }], { link: service.link, path }),
  };
}

const loadMore = () => screen.queryByRole("button", { name: "Load More" });

describe("the directory", () => {
  it("appends six at a time, and goes on from the first new card", async () => {
    const { user } = openPage(8);
    expect(await screen.findByText("Showing 6 of 8 buddies")).toBeVisible();

    await user.click(loadMore() as HTMLElement);

    expect(await screen.findByText("Showing 8 of 8 buddies")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("article", { name: "Buddy 7" })).toHaveFocus());
    expect(loadMore()).not.toBeInTheDocument();
  });

  it("without anybody leads a guest to the sign-up and a member to their profile", async () => {
    const { unmount } = openPage(0);
    expect(await screen.findByRole("heading", { name: "No buddies yet" })).toBeVisible();
    const links = screen.getAllByRole("link", { name: "Sign up" });
    // Below the list there is one in any case.
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/register", "/register"]);
    unmount();

    localStorage.setItem("token", "t1");
    openPage(0);
    expect(await screen.findByRole("link", { name: "Set up your profile" })).toHaveAttribute("href", "/create-profile");
  });

  it("has a tab for everyone, which is open, and one for the viewer's own buddies", async () => {
    openPage(2);
    await screen.findByText("Showing 2 of 2 buddies");

    const tabs = within(screen.getByRole("navigation", { name: "Buddies" }));
    expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent("Everyone");
    expect(tabs.getByRole("link", { name: "Mine" })).toHaveAttribute("href", "/buddies");
  });

  it("offers more after a full page, though there is nobody left", async () => {
    const { user } = openPage(6);
    await screen.findByText("Showing 6 of 6 buddies");

    await user.click(loadMore() as HTMLElement);

    await waitFor(() => expect(loadMore()).not.toBeInTheDocument());
    expect(screen.getAllByRole("article")).toHaveLength(6);
  });

  it("reads the filter from the address, and writes it there", async () => {
    const { user, history, callsOf } = openPage(8, "/profiles?interests=art");
    expect(await screen.findByText("Showing 1 of 1 buddy")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Art" })).toBeChecked();
    expect(callsOf("Profiles")[0]?.variables).toMatchObject({ interests: ["ART"], first: 6 });

    await user.click(screen.getByRole("checkbox", { name: "Coding" }));
    expect(history.location.search).toBe("?interests=coding%2Cart");
    await user.click(await screen.findByRole("button", { name: "Clear all" }));

    expect(history.location.search).toBe("");
    expect(await screen.findByText("Showing 6 of 8 buddies")).toBeVisible();
  });

  it("asks for what is typed after a pause, once, and keeps it in the address", async () => {
    const { user, history, callsOf } = openPage(8);
    await screen.findByText("Showing 6 of 8 buddies");

    await user.type(screen.getByLabelText("Name, skill or place"), "ada");

    await waitFor(() => expect(history.location.search).toBe("?q=ada"));
    const asked = callsOf("Profiles").map(({ variables }) => variables.text);
    expect(asked.filter(Boolean)).toEqual(["ada"]);
    await user.click(await screen.findByRole("button", { name: "Remove “ada”" }));
    expect(screen.getByLabelText("Name, skill or place")).toHaveValue("");
    expect(history.location.search).toBe("");
  });

  it("keeps a text that is too long in its field, and does not send it", async () => {
    const { user, history } = openPage(8);
    await screen.findByText("Showing 6 of 8 buddies");

    await user.click(screen.getByLabelText("Name, skill or place"));
    await user.paste("x".repeat(201));
    await new Promise((resolve) => setTimeout(resolve, 400));

    expect(screen.getByLabelText("Name, skill or place")).toHaveValue("x".repeat(201));
    expect(history.location.search).toBe("");
  });

  it("sends each filter, the hours from the clock of the device", async () => {
    const { callsOf } = openPage(
      1,
      "/profiles?status=intern&skills=go,c%2B%2B&hours=2&free=yes&active=30&sort=best_match",
    );
    await screen.findByRole("article", { name: "Buddy 1" });

    expect(callsOf("Profiles")[0]?.variables).toEqual({
      ...{ first: 6, statuses: ["INTERN"], skills: ["go", "c++"], hoursApart: 2, timeZone: expect.any(String) },
      ...{ freeWithMe: true, activeDays: 30, sort: "BEST_MATCH" },
    });
    const chips = within(screen.getByRole("list", { name: "Chosen filters" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      ...["Remove Intern", "Remove go", "Remove c++", "Remove At most 2 hours from mine", "Remove Free when I am"],
      ...["Remove Here in the last 30 days", "Clear all"],
    ]);
  });

  it("says where to add one's hours when they are missing", async () => {
    const service = fakeService({
      Me: () => says({ me: ada }),
      Profiles: ({ freeWithMe }) =>
        freeWithMe
          ? refuses("BAD_USER_INPUT", "freeWithMe needs your own hours", [
              { field: "freeWithMe", message: "freeWithMe needs your own hours" },
            ])
          : says({ profiles: null }),
    });
    renderPage([{ path: "/profiles", element: <ProfilesPage /> }], { link: service.link, path: "/profiles?free=yes" });

    expect(await screen.findByRole("heading", { name: "When are you free?" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Add my hours" })).toHaveAttribute("href", "/edit-profile");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
