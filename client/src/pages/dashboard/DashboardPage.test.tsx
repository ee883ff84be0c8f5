import { screen, within } from "@testing-library/react";
import { delay, throwError } from "rxjs";
import { ada, buildProfile } from "../../testing/buildProfile";
import { emptyHome, noSuggestions } from "../../testing/home";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { DashboardPage } from "./DashboardPage";

const job = {
  __typename: "Experience",
  id: "e1",
  title: "Bookbinder",
  company: "Thread & Glue",
  location: null,
  from: "2020-02-29",
  to: null,
  current: true,
  description: null,
};
const withJob = { me: { ...ada, profile: buildProfile({ viewerCanEdit: true, experience: [job] }) } };

function openPage(answers: Parameters<typeof fakeService>[0]) {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: ada }),
    Home: () => says(emptyHome),
    HomeSuggestions: () => says(noSuggestions),
    ...answers,
  });
  const path = "/dashboard";
  return { ...service, ...renderPage([{ path, element: <DashboardPage /> }], { link: service.link, path }) };
}

describe("the dashboard", () => {
  it("invites a member without a profile to create one", async () => {
    openPage({ MyProfile: () => says({ me: { ...ada, profile: null } }) });

    expect(await screen.findByText("You have not yet setup a profile. Please add some info.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Create Profile" })).toHaveAttribute("href", "/create-profile");
  });

  it("leads a member without a profile to the account settings, too", async () => {
    openPage({ MyProfile: () => says({ me: { ...ada, profile: null } }) });

    expect(await screen.findByRole("link", { name: "Account settings" })).toHaveAttribute("href", "/settings/account");
  });

  it("offers no deletion of the demo account, and says why", async () => {
    openPage({ MyProfile: () => says({ me: { ...withJob.me, viewerCanChangeAccount: false } }) });

    expect(await screen.findByRole("button", { name: "Delete My Account" })).toBeDisabled();
    expect(screen.getByText("Visitors share this demo account, so it can't be deleted.")).toBeVisible();
  });

  it("takes a dead network for a failure and not for a missing profile", async () => {
    let isDown = true;
    const down = throwError(() => new TypeError("Failed to fetch")) as ReturnType<typeof says>;
    const { user } = openPage({ MyProfile: () => (isDown ? down : says(withJob)) });

    expect(await screen.findByRole("alert")).toHaveTextContent("Your profile didn't load");
    expect(screen.queryByText(/not yet setup a profile/)).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText(/^Welcome/)).toHaveTextContent("Welcome Ada Quist");
  });

  it("B21 shows the rest of Home where the profile does not load", async () => {
    openPage({ MyProfile: () => refuses("UNAVAILABLE", "Please try again in a moment") });

    expect(await screen.findByRole("alert")).toHaveTextContent("Your profile didn't load");
    expect(await screen.findByRole("heading", { name: "Today" })).toBeVisible();
  });

  it("B21 asks for all of Home again with one press of Retry where nothing loads", async () => {
    let isDown = true;
    const orDown = (answer: Record<string, unknown>) =>
      isDown ? refuses("UNAVAILABLE", "Please try again in a moment") : says(answer);
    const { user } = openPage({ MyProfile: () => orDown(withJob), Home: () => orDown(emptyHome) });

    await user.click(await screen.findByRole("button", { name: "Retry" }).finally(() => (isDown = false)));

    expect(await screen.findByRole("heading", { name: "Today" })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("removes a job at once, and brings it back when the service refuses", async () => {
    const { user } = openPage({
      MyProfile: () => says(withJob),
      DeleteExperience: () => refuses("UNAVAILABLE", "Please try again in a moment"),
    });
    const jobs = await screen.findByRole("table", { name: "Experience" });
    expect(within(jobs).getByText("2020/02/29 – Now")).toBeVisible();

    await user.click(within(jobs).getByRole("button", { name: "Delete Bookbinder at Thread & Glue" }));
    const dialog = screen.getByRole("dialog", { name: "Delete this experience?" });
    expect(dialog).toHaveTextContent("Bookbinder at Thread & Glue");
    await user.click(within(dialog).getByRole("button", { name: "Delete experience" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment");
    expect(await screen.findByRole("table", { name: "Experience" })).toHaveTextContent("Bookbinder");
    expect(screen.queryByText("Experience Removed")).not.toBeInTheDocument();
  });

  const suggested = (name: string) => ({
    __typename: "Suggestion",
    user: { ...ada, id: name, name, buddyState: "NONE", viewerCanRequestBuddy: true },
    reasons: [{ __typename: "SuggestionReason", kind: "INTEREST", interest: "ART", count: null, skills: null }],
  });
  const suggestions = (totalCount: number, names: string[]) =>
    says({
      me: {
        ...ada,
        buddies: { __typename: "BuddyConnection", totalCount },
        suggestions: names.map(suggested),
        suggestionsNeed: [],
      },
    });
  const region = { name: "You could study with" };

  it("suggests three members to someone with few buddies, and offers Retry when that failed", async () => {
    let isDown = true;
    const names = ["Bo Tan", "Eve Ode", "Kim"];
    const { user, callsOf } = openPage({
      MyProfile: () => says(withJob),
      HomeSuggestions: () => (isDown ? refuses("UNAVAILABLE", "Not now") : suggestions(2, names)),
    });
    await screen.findByRole("heading", { name: "The suggestions didn't load" });
    isDown = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    const list = await screen.findByRole("region", region);
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    expect(callsOf("HomeSuggestions")[0]?.variables).toEqual({ first: 3 });
  });

  it.each([
    ["has buddies", 3, ["Bo Tan"]],
    ["cannot be suggested anybody", 0, []],
  ])("suggests nobody to someone who %s", async (_why, totalCount, names) => {
    const later = suggestions(totalCount, names).pipe(delay(50));
    openPage({ MyProfile: () => says(withJob), HomeSuggestions: () => later });

    expect(await screen.findByRole("button", { name: "Delete My Account" })).toBeVisible();
    expect(screen.queryByRole("region", region)).not.toBeInTheDocument();
  });

  it("closes the shortcuts at Esc and gives the focus back", async () => {
    const { user } = openPage({ MyProfile: () => says(withJob) });
    const button = await screen.findByRole("button", { name: "Shortcuts" });

    await user.click(button);
    expect(screen.getByRole("link", { name: "Work" })).toHaveAttribute("href", "/add-experience");
    await user.keyboard("{Escape}");

    expect(screen.queryByRole("link", { name: "Work" })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
