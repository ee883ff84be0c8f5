import { type BuddyState, MyBuddiesDocument } from "../generated/hooks";
import { SuggestionsDocument } from "../generated/suggestionHooks";
import { BuddiesPage } from "../pages/buddies/BuddiesPage";
import { renderPage } from "./renderPage";

/** Another member, as lists of buddies show them. */
export const member = (id: string, name: string, buddyState: BuddyState) => ({
  __typename: "User",
  id,
  name,
  avatar: `/avatars/${id}`,
  buddyState,
  viewerCanRequestBuddy: buddyState === "NONE",
  wasSeenThisWeek: true,
  isNew: false,
});

const moment = "2026-03-01T08:30:00.000Z";

export const entry = (user: ReturnType<typeof member>, message: string | null = null) => ({
  __typename: "BuddyRequest",
  id: `entry of ${user.id}`,
  createdAt: moment,
  message,
  user,
});

const list = (type: string, nodes: object[]) => ({ __typename: type, nodes, totalCount: nodes.length });

type Entries = ReturnType<typeof entry>[];

/** The lists of the page. */
export const answer = ({ buddies = [] as Entries, received = [] as Entries, sent = [] as Entries }) => ({
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

export const viewerWith = (suggestions: object[], suggestionsNeed: string[] = []) => ({
  __typename: "User",
  id: "u1",
  suggestions,
  suggestionsNeed,
});

/** Who the page suggests. */
export const suggesting = (suggestions: object[], need?: string[]) => ({
  request: { query: SuggestionsDocument, variables: { first: 6 } },
  result: { data: { me: viewerWith(suggestions, need) } },
});

type Mocks = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>["mocks"]>;

interface Opening {
  mocks: Mocks;
  suggested?: Mocks[number];
  /** Where links and buttons lead. */
  pages?: Parameters<typeof renderPage>[0];
}

export const openBuddies = ({ mocks, suggested = suggesting([]), pages = [] }: Opening) =>
  renderPage([{ path: "/buddies", element: <BuddiesPage /> }, ...pages], {
    path: "/buddies",
    mocks: [...mocks, suggested],
  });
