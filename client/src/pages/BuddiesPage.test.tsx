import { GraphQLError } from "graphql";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AcceptBuddyDocument,
  type BuddyState,
  MyBuddiesDocument,
  ProfileDocument,
  RequestBuddyDocument,
} from "../generated/hooks";
import { ada, buildProfile } from "../testing/buildProfile";
import { renderPage } from "../testing/renderPage";
import { BuddiesPage } from "./BuddiesPage";
import { ProfilePage } from "./ProfilePage";

const member = (id: string, name: string, buddyState: BuddyState) => ({
  __typename: "User",
  id,
  name,
  avatar: `/avatars/${id}`,
  buddyState,
  viewerCanRequestBuddy: buddyState === "NONE",
  wasSeenThisWeek: true,
});

const moment = "2026-03-01T08:30:00.000Z";
const entry = (user: ReturnType<typeof member>, message: string | null = null) => ({
  __typename: "BuddyRequest",
  id: `entry of ${user.id}`,
  createdAt: moment,
  message,
  user,
});
const list = (type: string, nodes: object[]) => ({ __typename: type, nodes, totalCount: nodes.length });

type Entries = ReturnType<typeof entry>[];

const answer = ({ buddies = [] as Entries, received = [] as Entries, sent = [] as Entries }) => ({
  request: { query: MyBuddiesDocument, variables: { first: 20 } },
  result: {
    data: {
      me: {
        __typename: "User",
        id: "u1",
        contactable: "EVERYONE",
        blocked: { __typename: "BlockedMemberConnection", nodes: [], totalCount: 0 },
        buddies: list(
          "BuddyConnection",
          buddies.map(({ message: _message, ...rest }) => ({ ...rest, __typename: "Buddy" })),
        ),
        received: list("BuddyRequestConnection", received),
        sent: list("BuddyRequestConnection", sent),
      },
    },
  },
});

const open = (mocks: Parameters<typeof renderPage>[1]) =>
  renderPage([{ path: "/buddies", element: <BuddiesPage /> }], { path: "/buddies", ...mocks });

describe("C4 the buddies page", () => {
  it("shows who waits for an answer with their message, and accepts at once", async () => {
    const bo = member("u2", "Bo Tan", "RECEIVED");
    const accepted = { ...bo, buddyState: "BUDDIES" };
    open({
      mocks: [
        answer({ received: [entry(bo, "Would you like to read together?")] }),
        {
          request: { query: AcceptBuddyDocument, variables: { input: { userId: "u2" } } },
          result: { data: { acceptBuddy: accepted } },
        },
        answer({ buddies: [entry({ ...bo, buddyState: "BUDDIES" })] }),
      ],
    });

    const waiting = await screen.findByRole("region", { name: "Waiting for your answer (1)" });
    expect(within(waiting).getByText("Would you like to read together?")).toBeInTheDocument();
    await userEvent.click(within(waiting).getByRole("button", { name: "Accept Bo Tan" }));

    expect(await screen.findByRole("region", { name: "Buddies (1)" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: /Waiting/ })).not.toBeInTheDocument();
    expect(await screen.findByText("You and Bo Tan are buddies now.")).toBeInTheDocument();
  });

  it("gives the request back when the answer fails", async () => {
    const bo = member("u2", "Bo Tan", "RECEIVED");
    open({
      mocks: [
        answer({ received: [entry(bo)] }),
        {
          request: { query: AcceptBuddyDocument, variables: { input: { userId: "u2" } } },
          result: {
            errors: [new GraphQLError("This request is not open any more.", { extensions: { code: "CONFLICT" } })],
          },
        },
      ],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Accept Bo Tan" }));

    expect(await screen.findByText("This request is not open any more.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Accept Bo Tan" })).toBeInTheDocument();
  });

  it("says how to begin when there is nobody, and offers Retry when it did not load", async () => {
    open({
      mocks: [{ request: { query: MyBuddiesDocument, variables: { first: 20 } }, error: new Error("no") }, answer({})],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("heading", { name: "No buddies yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Meet buddies" })).toHaveAttribute("href", "/profiles");
  });
});

describe("C4 the action on a profile", () => {
  it("asks with a message, keeps it when that fails, and shows Requested", async () => {
    const bo = member("u2", "Bo Tan", "NONE");
    const profile = { data: { profile: buildProfile({ id: "p2", user: bo }), user: bo } };
    const request = { query: RequestBuddyDocument, variables: { input: { userId: "u2", message: "Hello Bo" } } };
    renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
      path: "/profile/u2",
      mocks: [
        { request: { query: ProfileDocument, variables: { userId: "u2" } }, result: profile },
        { request, error: new TypeError("offline") },
        {
          request,
          result: { data: { requestBuddy: { ...bo, buddyState: "REQUESTED", viewerCanRequestBuddy: false } } },
        },
      ],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Ask to be buddies with Bo Tan" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /Message/ }), "Hello Bo");
    await userEvent.click(screen.getByRole("button", { name: "Send request" }));
    await screen.findByRole("alert");
    expect(screen.getByRole("textbox", { name: /Message/ })).toHaveValue("Hello Bo");
    await userEvent.click(screen.getByRole("button", { name: "Send request" }));

    expect(await screen.findByRole("button", { name: "Requested Bo Tan" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("is not there for guests and on one's own profile", async () => {
    const data = { profile: buildProfile(), user: ada };
    renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
      path: "/profile/u1",
      mocks: [{ request: { query: ProfileDocument, variables: { userId: "u1" } }, result: { data } }],
    });

    await screen.findByRole("heading", { level: 1, name: "Ada Quist" });
    expect(screen.queryByRole("button", { name: /buddies/ })).not.toBeInTheDocument();
  });
});
