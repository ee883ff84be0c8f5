import { screen, within } from "@testing-library/react";
import { ada, buildProfile } from "../../testing/buildProfile";
import { fakeService, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { ProfilePage } from "./ProfilePage";

const stats = (more: object = {}) => ({
  __typename: "StudyStats",
  days: [{ __typename: "StudyDay", date: new Date().toISOString().slice(0, 10), minutes: 85 }],
  streakDays: 3,
  totalMinutes: 85,
  goalsDone: 1,
  ...more,
});

function openPage(profile: object) {
  const service = fakeService({ Me: () => says({ me: null }), Profile: () => says({ profile, user: ada }) });
  return renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
    link: service.link,
    path: "/profile/u1",
  });
}

const findCard = () => screen.findByRole("region", { name: "Study time" });

describe("B19 the study time of a profile", () => {
  it("is a card of its own where the member shows it", async () => {
    openPage(buildProfile({ studyStats: stats() }));

    const card = await findCard();

    expect(card).toHaveTextContent("1 hour 25 minutes of focus in the last four weeks");
    expect(card).toHaveTextContent("Studied on 1 day · 3 days in a row · 1 goal done");
    const days = Array.from(card.querySelectorAll("svg title"), ({ textContent }) => textContent ?? "");
    expect(days).toHaveLength(28);
    expect(days.filter((words) => words.includes("1 hour 25 minutes"))).toHaveLength(1);
    // The first and the last day, between them what the depth means.
    const day = (index: number) => days.at(index)?.split(":")[0];
    expect(card).toHaveTextContent(`${day(0)}Deeper is longer${day(-1)}`);
    expect(within(card).queryByRole("link")).not.toBeInTheDocument();
  });

  it("is not mentioned where they do not", async () => {
    openPage(buildProfile());

    await screen.findByRole("heading", { level: 1, name: "Ada Quist" });

    expect(screen.queryByRole("region", { name: "Study time" })).not.toBeInTheDocument();
  });

  it("says so where there was none lately", async () => {
    openPage(buildProfile({ studyStats: stats({ days: [], streakDays: 0, totalMinutes: 0, goalsDone: 0 }) }));

    expect(await findCard()).toHaveTextContent("No study time in the last four weeks");
  });

  it("says on one's own page that others see it, and leads to where that is chosen", async () => {
    openPage(buildProfile({ studyStats: stats(), viewerCanEdit: true }));

    const card = await findCard();

    expect(card).toHaveTextContent("People who see your profile can see this");
    expect(within(card).getByRole("link", { name: "privacy settings" })).toHaveAttribute("href", "/settings/privacy");
  });
});
