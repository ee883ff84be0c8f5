import { screen, within } from "@testing-library/react";
import { ProfilePage } from "../../../pages/profile/ProfilePage";
import { ada, buildProfile } from "../../../testing/buildProfile";
import { fakeService, says } from "../../../testing/fakeService";
import { renderPage } from "../../../testing/renderPage";

const hours = (weekday: string, from: string, to: string) => ({ __typename: "AvailableHours", weekday, from, to });

/** Read by somebody with a clock five hours behind UTC. */
function openPage(profile: object) {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(5 * 60);
  const { link } = fakeService({ Profile: () => says({ profile: buildProfile({ ...profile }), user: ada }) });
  return renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], { link, path: "/profile/u1" });
}

const section = () => screen.findByRole("region", { name: "Free to study" });
const lines = async () =>
  within(await section())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the free hours on a profile", () => {
  it("name the clock of the member and the reader's, and the day where it is another", async () => {
    const availability = [
      hours("MONDAY", "19:00", "21:00"),
      hours("TUESDAY", "19:00", "21:00"),
      hours("WEDNESDAY", "19:00", "21:00"),
      hours("FRIDAY", "19:00", "21:00"),
      hours("SUNDAY", "08:00", "10:00"),
    ];
    openPage({ timeZone: "Asia/Manila", availability, overlapMinutes: 150 });

    expect(await lines()).toEqual([
      "Monday to Wednesday and Friday 19:00–21:00 in Manila06:00–08:00 your time",
      "Sunday 08:00–10:00 in Manila19:00–21:00 your time, the day before",
    ]);
    expect(await section()).toHaveTextContent("You're both free for 2 hours 30 minutes a week.");
  });

  it("are in one clock alone for their owner, and without a zone when none is known", async () => {
    const availability = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"].map((day) =>
      hours(day, "22:00", "24:00"),
    );
    const { unmount } = openPage({ timeZone: "Asia/Manila", availability, viewerCanEdit: true });
    expect(await lines()).toEqual(["Every day 22:00–24:00 in Manila"]);
    unmount();

    openPage({ timeZone: null, availability });
    expect(await lines()).toEqual(["Every day 22:00–24:00"]);
  });

  it("say that none is among the reader's, and are no section when there are none", async () => {
    const { unmount } = openPage({ availability: [hours("MONDAY", "19:00", "21:00")], overlapMinutes: 0 });
    expect(await section()).toHaveTextContent("You have no free hours in common.");
    unmount();

    openPage({ availability: [] });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("region", { name: "Free to study" })).not.toBeInTheDocument();
  });
});
