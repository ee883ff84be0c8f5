import { act, screen, within } from "@testing-library/react";
import { GroupsPage } from "./GroupsPage";
import { MyGroupsPage } from "./MyGroupsPage";
import { fakeService, refuses, says } from "../testing/fakeService";
import { ada } from "../testing/postPage";
import { renderPage } from "../testing/renderPage";

const group = (id: string, over: Record<string, unknown> = {}) => ({
  __typename: "Group",
  id,
  version: 1,
  name: `Circle ${id}`,
  title: `Circle ${id}`,
  interest: null,
  tags: [],
  visibility: "OPEN",
  capacity: null,
  memberCount: 3,
  unreadCount: null,
  isForTwo: false,
  isOver: false,
  activeAt: "2026-03-01T10:00:00.000Z",
  nextOccurrence: null,
  viewerMembership: null,
  post: { __typename: "Post", id, text: "Slow reading\nTuesdays", commentCount: 0, repliers: [] },
  ...over,
});
const own = { __typename: "Membership", id: "m1", role: "MEMBER", state: "ACTIVE" };
const listOf = (nodes: object[], endCursor: string | null = null) => ({
  __typename: "GroupConnection",
  nodes,
  totalCount: nodes.length,
  totalCountIsExact: true,
  pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
});

function openPage(answers: Parameters<typeof fakeService>[0], path = "/groups") {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), ...answers });
  const routes = [
    { path: "/groups", element: <GroupsPage /> },
    { path: "/groups/mine", element: <MyGroupsPage /> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

describe("the list of groups", () => {
  it("B8 shows what each is about, how large it is, and who may join", async () => {
    const one = group("a", { tags: ["proofs"], interest: "ART", visibility: "ON_REQUEST", capacity: 5 });
    openPage({ Groups: () => says({ groups: listOf([one, group("b", { name: "Slow reading", title: null })]) }) });

    const card = within(await screen.findByRole("article", { name: "Circle a" }));
    expect(card.getByText("3 of 5 members")).toBeVisible();
    expect(card.getByText("Members only, ask to join")).toBeVisible();
    expect(card.getByRole("link", { name: "proofs" })).toHaveAttribute("href", "/groups?tag=proofs");
    expect(card.getByRole("link", { name: "Have a look" })).toHaveAttribute("href", "/posts/a");
    const open = within(screen.getByRole("article", { name: "Slow reading" }));
    expect(open.queryByText(/Open to everyone|Members only/)).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("2 groups");
  });

  it("X1 shows signs of life: who replied last, when, and the next session", async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const session = { __typename: "StudySession", id: "s1", timeZone: "UTC" };
    const nextOccurrence = { __typename: "Occurrence", id: "o1", startsAt: hours(0.5), session };
    const lively = { activeAt: hours(-2.5), nextOccurrence };
    const replier = { __typename: "User", id: "u2", name: "Ben Okafor", avatar: "/avatars/u2" };
    const post = { __typename: "Post", id: "a", text: "Slow reading", commentCount: 4, repliers: [replier] };
    openPage({ Groups: () => says({ groups: listOf([group("a", { ...lively, post }), group("b")]) }) });

    const card = within(await screen.findByRole("article", { name: "Circle a" }));
    expect(card.getByText("Last reply 2 hours ago")).toBeVisible();
    expect(card.getByText(/^Next: (Today|Tomorrow), \d\d:\d\d your time/)).toBeVisible();
    const quiet = within(screen.getByRole("article", { name: "Circle b" }));
    expect(quiet.queryByText(/^(Last reply|Next:)/)).not.toBeInTheDocument();
  });

  it("says nothing of replies where there are none and all are read", async () => {
    openPage({ Groups: () => says({ groups: listOf([group("a", { unreadCount: 0, viewerMembership: own })]) }) });

    const card = await screen.findByRole("article", { name: "Circle a" });
    expect(card).not.toHaveTextContent(/0/);
  });

  it("C30 is searched by what the address says, and writes there what one looks for", async () => {
    const { user, callsOf, history } = openPage(
      { Groups: () => says({ groups: listOf([group("a")]) }) },
      "/groups?tag=proofs",
    );
    await user.type(await screen.findByRole("searchbox", { name: "Search" }), "slow reading");
    await user.click(screen.getByRole("button", { name: "Search groups" }));
    expect(history.location.search).toBe("?search=slow+reading&tag=proofs");

    await user.selectOptions(screen.getByRole("combobox", { name: "Interest" }), "Art");
    await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Largest");

    expect(history.location.search).toBe("?search=slow+reading&interest=ART&tag=proofs&sort=largest");
    expect(callsOf("Groups").at(-1)?.variables).toEqual({
      search: "slow reading",
      interest: "ART",
      tag: "proofs",
      sort: "LARGEST",
      after: null,
    });
    expect(screen.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "/groups");
  });

  it("C12 keeps the keyboard in the field that was sent, and follows Back", async () => {
    const { user, history } = openPage({ Groups: () => says({ groups: listOf([group("a")]) }) });
    const field = await screen.findByRole("searchbox", { name: "Search" });

    await user.type(field, "reading{Enter}");
    expect(history.location.search).toBe("?search=reading");
    expect(field).toHaveFocus();
    act(() => history.go(-1));

    expect(field).toHaveValue("");
  });

  it("C29 has an address for each part of a long list", async () => {
    const answer = ({ after }: Record<string, unknown>) =>
      says({ groups: after ? listOf([group("b")]) : listOf([group("a")], "abc") });
    const { user } = openPage({ Groups: answer });

    await user.click(await screen.findByRole("link", { name: "More groups" }));

    expect(await screen.findByRole("article", { name: "Circle b" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the start" })).toHaveAttribute("href", "/groups");
  });

  it.each([
    ["/groups?tag=proofs&after=abc", "/groups?tag=proofs"],
    ["/groups/mine?after=abc", "/groups/mine"],
  ])("C29 leads from a part that is empty by now to the first: %s", async (path, first) => {
    const answer = ({ after }: Record<string, unknown>) => (after ? listOf([]) : listOf([group("a")]));
    const { history } = openPage(
      {
        Groups: (variables) => says({ groups: answer(variables) }),
        MyGroups: (variables) => says({ myGroups: answer(variables) }),
      },
      path,
    );

    expect(await screen.findByRole("article", { name: "Circle a" })).toBeVisible();
    expect(history.location.pathname + history.location.search).toBe(first);
  });

  it.each([
    ["/groups", "No groups yet"],
    ["/groups?search=xyz", "No groups match"],
  ])("C5 says why %s shows nothing", async (path, title) => {
    openPage({ Groups: () => says({ groups: listOf([]) }) }, path);

    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  });

  it("C6 offers to try again when it does not load", async () => {
    let answer = () => refuses("UNAVAILABLE", "Not now");
    const { user } = openPage({ Groups: () => answer() });
    await screen.findByRole("heading", { name: "The groups didn't load" });

    answer = () => says({ groups: listOf([group("a")]) });
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("article", { name: "Circle a" })).toBeVisible();
  });
});

describe("the viewer's own groups", () => {
  it("B8 say how much is new in each", async () => {
    const mine = [
      group("a", { unreadCount: 2, viewerMembership: own }),
      group("b", { unreadCount: 0, viewerMembership: own }),
    ];
    openPage({ MyGroups: () => says({ myGroups: listOf(mine) }) }, "/groups/mine");

    const card = within(await screen.findByRole("article", { name: "Circle a" }));
    expect(card.getByText("2 new replies")).toBeVisible();
    expect(card.getByRole("link", { name: "Open the group" })).toHaveAttribute("href", "/posts/a");
    expect(within(screen.getByRole("article", { name: "Circle b" })).queryByText(/new repl/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Mine" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "All" })).toHaveAttribute("href", "/posts");
  });

  it("C5 leads to the list of all where there are none", async () => {
    openPage({ MyGroups: () => says({ myGroups: listOf([]) }) }, "/groups/mine");

    expect(await screen.findByRole("heading", { name: "You aren't in a group yet" })).toBeVisible();
    for (const name of ["Find", "Find a group"])
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/groups");
  });
});
