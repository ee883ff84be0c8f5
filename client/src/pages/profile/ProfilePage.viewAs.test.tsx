import { screen, waitFor } from "@testing-library/react";
import { ada, buildProfile } from "../../testing/buildProfile";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { ProfilePage } from "./ProfilePage";

const own = { profile: buildProfile({ viewerCanEdit: true }), user: ada };
const asked = { ...ada, buddyState: "NONE", viewerCanRequestBuddy: true, wasSeenThisWeek: true };
const forMembers = { profile: buildProfile({ user: asked }), user: asked };
const noGroups = { user: { ...ada, posts: { __typename: "PostConnection", nodes: [] } } };

function openPage({ guest = () => says({ profile: null, user: null }), path = "/profile/u1" } = {}) {
  localStorage.setItem("token", "t1");
  const asSeen = { guest, member: () => says(forMembers) } as const;
  const service = fakeService({
    Me: () => says({ me: ada }),
    Profile: (_variables, headers) => {
      const viewAs = headers.get("x-view-as") as keyof typeof asSeen | null;
      return viewAs ? asSeen[viewAs]() : says(own);
    },
    StartedGroups: () => says(noGroups),
  });
  return {
    ...service,
    ...renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], { link: service.link, path }),
  };
}

describe("what others see of one's own page", () => {
  it("is what the service answers them, and one's own view stays as it was", async () => {
    const { user } = openPage();

    await user.click(await screen.findByRole("radio", { name: "A member" }));
    expect(await screen.findByRole("button", { name: /^Ask to be buddies/ })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("This is what other members see.");
    await user.click(screen.getByRole("radio", { name: "Yourself" }));

    expect(screen.queryByRole("button", { name: /^Ask to be buddies/ })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Edit Profile" })).toBeVisible();
  });

  it("says that guests find nobody, with the keyboard alone", async () => {
    const { user } = openPage();
    (await screen.findByRole("radio", { name: "Yourself" })).focus();

    await user.keyboard("{ArrowDown}{ArrowDown}");

    expect(screen.getByRole("radio", { name: "A guest" })).toHaveFocus();
    expect(await screen.findByRole("heading", { name: "We can't find this member" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("your profile is for members only");
  });

  it("offers another try when it does not load", async () => {
    const answers = [refuses("UNAVAILABLE", "Not now"), says({ profile: buildProfile(), user: ada })];
    const { user } = openPage({ guest: () => answers.shift()! });

    await user.click(await screen.findByRole("radio", { name: "A guest" }));
    await user.click(await screen.findByRole("button", { name: "Retry" }));

    expect(await screen.findByText("This is what people who aren't logged in see.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
  });

  it("sends nothing when a button of the view is pressed", async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole("radio", { name: "A member" }));

    await user.click(await screen.findByRole("button", { name: /^Ask to be buddies/ }));

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("begins as a guest's where the address says so, and others have no choice", async () => {
    openPage({ path: "/profile/u1?as=guest" });

    await waitFor(() => expect(screen.getByRole("radio", { name: "A guest" })).toBeChecked());
    localStorage.clear();
  });
});
