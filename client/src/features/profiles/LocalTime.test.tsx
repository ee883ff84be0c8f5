import { act, screen, within } from "@testing-library/react";
import { ProfilePage } from "../../pages/profile/ProfilePage";
import { ProfilesPage } from "../../pages/ProfilesPage";
import { ada, buildProfile } from "../../testing/buildProfile";
import { fakeService, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";

const night = Date.parse("2031-05-01T00:11:00Z");
const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };

/** The clock stands at this moment; timers run. */
const setClock = (moment: number) => vi.spyOn(Date, "now").mockReturnValue(moment);

function openProfile(more: Record<string, unknown>) {
  const { link } = fakeService({ Profile: () => says({ profile: buildProfile(more), user: ada }) });
  return renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], { link, path: "/profile/u1" });
}

function openDirectory(profiles: object[]) {
  const counts = { totalCount: profiles.length, totalCountIsExact: true };
  const { link } = fakeService({
    Profiles: () => says({ profiles: { __typename: "ProfileConnection", nodes: profiles, pageInfo, ...counts } }),
  });
  return renderPage([{ path: "/profiles", element: <ProfilesPage /> }], { link, path: "/profiles" });
}

describe("the local time of a member", () => {
  it("C31 is on their card, and goes on with the minute without a reload", async () => {
    setClock(night);
    openDirectory([buildProfile({ timeZone: "Asia/Manila" })]);
    const card = await screen.findByRole("article", { name: "Ada Quist" });
    expect(card).toHaveTextContent("08:11 in Manila");

    setClock(night + 60_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));

    expect(card).toHaveTextContent("08:12 in Manila");
  });

  it("C31 is left out where it is not known, to the service or to the browser", async () => {
    openDirectory([
      buildProfile(),
      buildProfile({ id: "p2", timeZone: "Mars/Olympus", user: { ...ada, id: "u2", name: "Bo" } }),
    ]);

    for (const name of ["Ada Quist", "Bo"]) {
      const card = await screen.findByRole("article", { name });
      expect(within(card).queryByText(/\d\d:\d\d/)).not.toBeInTheDocument();
    }
  });

  it.each([
    ["Asia/Manila", "08:11 in Manila, 8 hours ahead of you"],
    ["America/St_Johns", "21:41 in St. John's, 2 hours 30 minutes behind you"],
    ["Africa/Accra", "00:11 in Accra, same time as you"],
  ])("C31 is compared with the reader's on the profile: %s", async (timeZone, words) => {
    setClock(night);
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(0);
    openProfile({ timeZone });

    expect(await screen.findByRole("article")).toHaveTextContent(words);
  });

  it("C31 is not compared on the viewer's own profile", async () => {
    setClock(night);
    openProfile({ timeZone: "Asia/Manila", viewerCanEdit: true });

    const profile = await screen.findByRole("article");
    expect(profile).toHaveTextContent("08:11 in Manila");
    expect(profile).not.toHaveTextContent("of you");
  });
});
