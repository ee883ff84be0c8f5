import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { RequireMember } from "../../features/accounts/guards";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { foreignGroup } from "../../testing/postPage";
import { renderPage } from "../../testing/renderPage";
import { PageLink } from "../../ui/navigation/PageLink";
import { JoinPage } from "../JoinPage";
import { RegisterPage } from "../RegisterPage";
import { MembersOrLook } from "./MembersOrLook";
import { JoinBar } from "../../features/groups/panel/JoinBar";

const nextSession = {
  __typename: "GuestSession",
  startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  endsAt: new Date(Date.now() + 90_000_000).toISOString(),
  title: "Chapter 3",
};

const preview = {
  __typename: "GroupPreview",
  id: "p1",
  name: "Algebra at noon",
  interest: "CODING",
  memberCount: 4,
  text: "Slow proofs on **Tuesdays**",
  pictures: [],
  nextSessions: [nextSession],
};

const invitation = {
  __typename: "Invitation",
  name: "Algebra at noon",
  interest: "CODING",
  memberCount: 4,
  hasRoom: true,
  invitedBy: "Ada Quist",
  nextSessions: [nextSession],
};

function open(path: string, answers: Parameters<typeof fakeService>[0]) {
  const service = fakeService(answers);
  const children = [
    { path: "/posts/:postId", element: <MembersOrLook children={<h1>The group</h1>} /> },
    { path: "/join/:code", element: <JoinPage /> },
  ];
  const routes = [
    { element: <RequireMember />, children },
    { path: "/register", element: <RegisterPage /> },
    { path: "/login", element: <h1>Login</h1> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

const stateOf = ({ history }: ReturnType<typeof open>) => history.location.state as unknown;

describe("a look inside a group, for a guest", () => {
  it("shows its name, members, first message and next sessions, and leads through signing up to joining", async () => {
    const page = open("/posts/p1", { GroupPreview: () => says({ groupPreview: preview }) });

    expect(await screen.findByRole("heading", { level: 1, name: "Algebra at noon" })).toBeVisible();
    expect(screen.getByText("4 members")).toBeVisible();
    expect(await screen.findByText(/Slow proofs on/)).toBeVisible();
    expect(screen.getByText("Chapter 3")).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    await page.user.click(screen.getByRole("link", { name: "Join" }));

    expect(await screen.findByText(/Then you are in the group/)).toBeVisible();
    expect(stateOf(page)).toEqual({ from: "/posts/p1", join: true });
  });

  it.each([
    ["closed, or that is not there", () => says({ groupPreview: null })],
    ["at an address that is none", () => refuses("BAD_USER_INPUT", "no id")],
  ])("leads to the login page from a group %s, and back", async (_case, answer) => {
    const page = open("/posts/p1?view=sessions", { GroupPreview: answer });

    expect(await screen.findByRole("heading", { name: "Login" })).toBeVisible();
    expect(stateOf(page)).toEqual({ from: "/posts/p1?view=sessions" });
  });

  it("offers to try again when it does not load", async () => {
    open("/posts/p1", { GroupPreview: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  });
});

describe("an invitation, for a guest", () => {
  it("shows the group, who invites, and when it meets, and comes back after signing up", async () => {
    const page = open("/join/abc", { GuestInvitation: () => says({ invitation }) });

    expect(await screen.findByRole("heading", { name: "Algebra at noon" })).toBeVisible();
    expect(screen.getByText(/Ada Quist.* invites you/)).toBeVisible();
    expect(screen.getByText("4 members")).toBeVisible();
    expect(screen.getByText(/Tomorrow/)).toBeVisible();
    await page.user.click(screen.getByRole("link", { name: "Join" }));

    expect(await screen.findByRole("heading", { name: "Register" })).toBeVisible();
    expect(stateOf(page)).toEqual({ from: "/join/abc" });
  });

  it("says that the group is full", async () => {
    open("/join/abc", { GuestInvitation: () => says({ invitation: { ...invitation, hasRoom: false } }) });

    expect(await screen.findByText(/This group is full right now/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Join" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign up" })).toBeVisible();
  });

  it("that is not good any more says so", async () => {
    open("/join/abc", { GuestInvitation: () => says({ invitation: null }) });

    expect(await screen.findByRole("heading", { level: 1, name: "This invitation doesn't work" })).toBeVisible();
  });
});

describe("a guest who pressed Join", () => {
  it("joins once when they are back with an account", async () => {
    const service = fakeService({
      JoinGroup: () => says({ joinGroup: { ...foreignGroup, viewerCanJoin: false } }),
    });
    const group = { ...foreignGroup, viewerCanJoin: true } as unknown as ComponentProps<typeof JoinBar>["group"];
    const routes = [
      { path: "/posts/:postId", element: <JoinBar group={group} top={null} /> },
      { path: "/start", element: <PageLink to="/posts/p1" state={{ join: true }} children="Back" /> },
    ];
    const page = renderPage(routes, { link: service.link, path: "/start" });

    await page.user.click(screen.getByRole("link", { name: "Back" }));

    expect(await screen.findByText("You're in. Welcome to the group!")).toBeVisible();
    expect(service.callsOf("JoinGroup").map(({ variables }) => variables)).toEqual([{ input: { groupId: "p1" } }]);
    expect(page.history.location.state).toBeNull();
  });
});
