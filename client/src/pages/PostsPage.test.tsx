import { act, screen, waitFor, within } from "@testing-library/react";
import { of, Subject } from "rxjs";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { PostsPage } from "./PostsPage";

const ada = { __typename: "User", id: "u1", name: "Ada Quist", avatar: "/avatars/u1" };
const ben = { __typename: "User", id: "u2", name: "Ben Okafor", avatar: "/avatars/u2" };

const post = (id: string, over: Record<string, unknown> = {}) => ({
  __typename: "Post",
  id,
  text: `Circle ${id}`,
  createdAt: "2026-03-05T12:00:00.000Z",
  viewerCanDelete: false,
  author: ben,
  likeCount: 4,
  version: 1,
  likedByViewer: false,
  commentCount: 1,
  interest: null,
  repliers: [],
  ...over,
});

const listOf = (nodes: object[], totalCount = nodes.length) => ({
  posts: {
    __typename: "PostConnection",
    nodes,
    totalCount,
    pageCount: Math.max(1, Math.ceil(totalCount / 3)),
    totalCountIsExact: true,
  },
});

type Answers = Parameters<typeof fakeService>[0];

function openPage(answers: Answers, path = "/posts") {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), ...answers });
  return { ...service, ...renderPage([{ path: "/posts", element: <PostsPage /> }], { link: service.link, path }) };
}

const cards = () => within(screen.getByRole("region", { name: "Groups" })).queryAllByRole("article");

describe("the groups page", () => {
  it("shows who started each group and when, and lets only its author delete it", async () => {
    const own = post("p1", { author: ada, viewerCanDelete: true });
    openPage({ Posts: () => says(listOf([own, post("p2")])) });

    await screen.findByText("Circle p1");
    const [mine, theirs] = cards();

    expect(mine).toHaveTextContent("Group started on 2026/03/05");
    expect(within(mine!).getByRole("button", { name: "Delete" })).toBeVisible();
    expect(within(theirs!).queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
    expect(within(theirs!).getByRole("link", { name: "Ben Okafor" })).toHaveAttribute("href", "/profile/u2");
    expect(within(theirs!).getByRole("link", { name: "Join Group 1 comment" })).toHaveAttribute("href", "/posts/p2");
  });

  it("M27 offers another try when the list alone failed, and nothing else of the answer", async () => {
    const failure = { message: "Not now", path: ["posts"], extensions: { code: "UNAVAILABLE" } };
    openPage({ Posts: () => of({ data: { posts: null }, errors: [failure] }) });

    expect(await screen.findByRole("heading", { name: "The groups didn't load" })).toBeVisible();
    expect(screen.getByRole("button", { name: /Try again|Retry/ })).toBeVisible();
  });

  it("M30 takes a group away that its author deletes, and fills its place", async () => {
    let shown = [post("p1"), post("p2")];
    const deleted = new Subject<{ data: Record<string, unknown> }>();
    const { callsOf } = openPage({ Posts: () => says(listOf(shown)), PostDeleted: () => deleted as never });
    await screen.findByText("Circle p1");
    await waitFor(() => expect(callsOf("PostDeleted")).not.toHaveLength(0));

    shown = [post("p2"), post("p3")];
    act(() => deleted.next({ data: { postDeleted: "p1" } }));

    expect(await screen.findByText("Circle p3")).toBeVisible();
    expect(screen.queryByText("Circle p1")).not.toBeInTheDocument();
  });

  it("invites the first person", async () => {
    openPage({ Posts: () => says(listOf([])) });

    expect(await screen.findByRole("heading", { name: "No groups yet" })).toBeVisible();
  });

  it("leads from a page beyond the last to the last", async () => {
    const answers: Answers = {
      Posts: ({ page }) => says(listOf(page === 2 ? [post("p4")] : [], 4)),
    };
    const { history } = openPage(answers, "/posts?page=9");

    expect(await screen.findByText("Circle p4")).toBeVisible();
    expect(history.location.search).toBe("?page=2");
  });

  it("says what failed and asks again", async () => {
    let isDown = true;
    const { user } = openPage({
      Posts: () => (isDown ? refuses("INTERNAL", "secret trace") : says(listOf([post("p1")]))),
    });

    await screen.findByRole("heading", { name: "The groups didn't load" });
    expect(screen.queryByText(/secret trace/)).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("Circle p1")).toBeVisible();
  });
});

describe("starting a group", () => {
  it("M49 keeps the text and says once, beside it, what is wrong", async () => {
    const problem = { field: "input.text", message: "Text is required" };
    const { user } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => refuses("BAD_USER_INPUT", "Bad input", [problem]),
    });

    await user.click(await screen.findByRole("button", { name: "Now start your group" }));
    await user.type(await screen.findByLabelText("Your message"), "  ");
    await user.click(screen.getByRole("button", { name: "Send", hidden: true }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Write a message first");
    expect(screen.getByLabelText("Your message")).toHaveValue("  ");
    expect(screen.getByLabelText("Your message")).toHaveAccessibleDescription(/Write a message first/);
  });

  it("sends the same text again under the same mark, and another text under another", async () => {
    const { user, callsOf } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => refuses("UNAVAILABLE", "Not now"),
    });
    const marks = () =>
      callsOf("CreatePost").map(({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey);
    const send = async () => user.click(screen.getByRole("button", { name: "Send", hidden: true }));

    await user.type(await screen.findByLabelText("Your message"), "Chess");
    await send();
    await screen.findByRole("alert");
    await send();
    await screen.findAllByRole("alert");
    await user.type(screen.getByLabelText("Your message"), "!");
    await send();

    const [first, second, third] = marks();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe("liking", () => {
  it("is taken back with a word when the service refuses", async () => {
    const { user } = openPage({
      Posts: () => says(listOf([post("p1")])),
      LikePost: () => refuses("NOT_FOUND", "Post not found"),
    });

    const like = await screen.findByRole("button", { name: "Like" });
    await user.click(like);

    expect(await screen.findByRole("alert")).toHaveTextContent("This group is no longer here.");
    expect(like).toHaveAttribute("aria-pressed", "false");
    expect(like).toHaveAccessibleDescription("4 likes");
  });
});

describe("new groups", () => {
  it("are counted when others start them, and shown on request", async () => {
    const events = new Subject<object>();
    let nodes = [post("p1")];
    const { user, callsOf } = openPage({
      Posts: () => says(listOf(nodes)),
      PostAdded: () => events,
    });
    await screen.findByText("Circle p1");
    await waitFor(() => expect(callsOf("PostAdded")).not.toHaveLength(0));
    const announce = (id: string, author: object) =>
      act(() => events.next({ data: { postAdded: { __typename: "Post", id, author } } }));

    announce("p2", ada);
    announce("p3", ben);
    announce("p3", ben);

    const show = await screen.findByRole("button", { name: "Show 1 new group" });
    expect(cards()).toHaveLength(1);
    nodes = [post("p3"), post("p1")];
    await user.click(show);
    expect(await screen.findByText("Circle p3")).toBeVisible();
    expect(screen.queryByRole("button", { name: /new group/ })).not.toBeInTheDocument();
  });

  it("leave what is shown in place when they cannot be fetched", async () => {
    const events = new Subject<object>();
    let isDown = false;
    const { user, callsOf } = openPage({
      Posts: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says(listOf([post("p1")]))),
      PostAdded: () => events,
    });
    await screen.findByText("Circle p1");
    await waitFor(() => expect(callsOf("PostAdded")).not.toHaveLength(0));
    act(() => events.next({ data: { postAdded: { __typename: "Post", id: "p2", author: ben } } }));

    isDown = true;
    await user.click(await screen.findByRole("button", { name: "Show 1 new group" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
    expect(screen.getByText("Circle p1")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show 1 new group" })).toBeVisible();
  });
});
