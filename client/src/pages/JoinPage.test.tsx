import { screen } from "@testing-library/react";
import { JoinPage } from "./JoinPage";
import { fakeService, refuses, says } from "../testing/fakeService";
import { ada, foreignGroup } from "../testing/postPage";
import { renderPage } from "../testing/renderPage";

const invited = {
  ...foreignGroup,
  visibility: "PRIVATE",
  name: "Algebra",
  title: "Algebra",
  viewerCanJoin: false,
  post: { __typename: "Post", id: "p1", text: "Slow proofs\nTuesdays" },
};

function openPage(answers: Parameters<typeof fakeService>[0]) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), ...answers });
  const routes = [
    { path: "/join/:code", element: <JoinPage /> },
    { path: "/posts/:id", element: <h1>The group</h1> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path: "/join/abc" }) };
}

describe("an invitation", () => {
  it("B3 shows the group and lets the viewer in", async () => {
    const joined = { ...invited, version: 2, viewerMembership: { ...membership } };
    const { user, callsOf, history } = openPage({
      InvitedGroup: () => says({ groupByInvite: invited }),
      JoinGroup: () => says({ joinGroup: joined }),
    });
    expect(await screen.findByRole("heading", { name: "Algebra" })).toBeVisible();
    expect(screen.getByText(/Slow proofs\s+Tuesdays/)).toBeVisible();
    expect(screen.getByText("4 members")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Join" }));

    expect(await screen.findByRole("heading", { name: "The group" })).toBeVisible();
    expect(history.location.pathname).toBe("/posts/p1");
    expect(callsOf("JoinGroup")[0]?.variables).toEqual({ input: { inviteCode: "abc" } });
  });

  it("B3 that was renewed, or never was one, says so", async () => {
    openPage({ InvitedGroup: () => says({ groupByInvite: null }) });

    expect(await screen.findByRole("heading", { name: "This invitation doesn't work" })).toBeVisible();
  });

  it("leads a member to the group", async () => {
    openPage({ InvitedGroup: () => says({ groupByInvite: { ...invited, viewerMembership: membership } }) });

    expect(await screen.findByRole("link", { name: "Open the group" })).toHaveAttribute("href", "/posts/p1");
    expect(screen.queryByRole("button", { name: "Join" })).not.toBeInTheDocument();
  });

  it("B1 of a full group stays, and says that it is full", async () => {
    const { user } = openPage({
      InvitedGroup: () => says({ groupByInvite: invited }),
      JoinGroup: () => refuses("GROUP_FULL", "This group is full."),
    });

    await user.click(await screen.findByRole("button", { name: "Join" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("This group is full.");
    expect(screen.getByRole("button", { name: "Join" })).toBeVisible();
  });

  it("C6 offers to try again when it does not load", async () => {
    openPage({ InvitedGroup: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByRole("heading", { name: "The invitation didn't load" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});

const membership = {
  __typename: "Membership",
  id: "m9",
  role: "MEMBER",
  state: "ACTIVE",
  message: null,
  requestedAt: null,
};
