import { act, screen } from "@testing-library/react";
import { concat, delay, NEVER, of, Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { ada, commented, content, noAnswers, noComments, openPage, unedited } from "../../testing/postPage";

describe("a group's page", () => {
  it("shows the post without actions, and nobody's comment yet", async () => {
    openPage({ Post: () => says({ post: content }), Comments: () => says({ post: commented }) });

    expect(await screen.findByText("Slow reading")).toBeVisible();
    expect(await screen.findByText(/No replies yet/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/posts");
    expect(screen.queryByRole("button", { name: /Like|Delete/ })).not.toBeInTheDocument();
  });

  it.each([
    ["nobody has written", () => says({ post: null })],
    ["can be no group's", () => refuses("BAD_USER_INPUT", "id is not an id", [{ field: "id", message: "not an id" }])],
  ])("is a friendly page at an address that %s", async (_what, Post) => {
    openPage({ Post });

    expect(await screen.findByRole("heading", { name: "We can't find this group" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the groups" })).toHaveAttribute("href", "/groups");
  });

  it("stays readable when its comments cannot be loaded", async () => {
    openPage({ Post: () => says({ post: content }), Comments: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByRole("heading", { name: "The replies didn't load" })).toBeVisible();
    expect(screen.getByText("Slow reading")).toBeVisible();
  });

  it("asks for a text before it sends a reply", async () => {
    const { user, callsOf } = openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: commented }),
    });

    await user.click(await screen.findByRole("button", { name: "Send reply" }));

    expect(screen.getByRole("textbox", { name: /Reply/ })).toHaveAccessibleDescription("Reply is required");
    expect(callsOf("AddComment")).toEqual([]);
  });
});

describe("when a group was started", () => {
  it("C28 is the day, and the time with its zone in the title", async () => {
    openPage({ Post: () => says({ post: content }), Comments: () => says({ post: commented }) });

    const day = await screen.findByText("2026/03/05");
    expect(day).toHaveAttribute("title", expect.stringMatching(/^2026\/03\/05 \d\d:\d\d your time$/));
  });
});

describe("a group's page while others write and delete", () => {
  const comment = (id: string, minute: number, text: string) => ({
    __typename: "Comment",
    id,
    text,
    createdAt: `2026-03-05T12:0${minute}:00.000Z`,
    ...{ ...unedited, ...noAnswers, version: 1, viewerCanDelete: false, viewerCanRemove: false },
    author: { ...ada, id: "u2", name: "Ben" },
    book: null,
    foldedText: null,
    mentions: [],
    pictures: [],
  });
  const state = (version: number, commentCount: number) => ({ __typename: "Post", id: "p1", version, commentCount });
  const thread = (version: number, nodes: object[]) => ({
    ...state(version, nodes.length),
    hiddenBy: null,
    hiddenComments: [],
    group: commented.group,
    threads: { ...noComments, nodes },
  });
  const live = () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    const push = (data: Record<string, unknown>) => act(() => events.next({ data }));
    return { answer: () => events as never, push };
  };

  it("M6 shows every comment once and in order, those too that overtake the answer", async () => {
    const added = live();
    openPage({
      Post: () => says({ post: content }),
      Comments: () => of({ data: { post: thread(2, [comment("c1", 1, "One")]) } }).pipe(delay(50)) as never,
      CommentAdded: added.answer,
    });
    await screen.findByText("Slow reading");

    const push = (id: string, minute: number, text: string, version: number) =>
      added.push({ commentAdded: { ...comment(id, minute, text), post: state(version, version - 1) } });
    push("c3", 3, "Three", 4);
    await screen.findByText("One");
    push("c2", 2, "Two", 3);
    push("c3", 3, "Three", 4);

    await screen.findByText("Two");
    const texts = (await screen.findAllByText(/^(One|Two|Three)$/)).map(({ textContent }) => textContent);
    expect(texts).toEqual(["One", "Two", "Three"]);
  });

  it("M6 reads the comments again when some were written before it began to listen", async () => {
    const { callsOf } = openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: thread(2, [comment("c1", 1, "One")]) }),
      PostChanged: () =>
        concat(
          of({ data: { postChanged: { ...state(9, 1), likeCount: 0, likedByViewer: false } } }).pipe(delay(80)),
          NEVER,
        ) as never,
    });

    await screen.findByText("One");
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));

    expect(callsOf("Comments")).toHaveLength(2);
  });

  it("M30 takes a comment away that its author deletes", async () => {
    const deleted = live();
    openPage({
      Post: () => says({ post: content }),
      Comments: () => says({ post: thread(2, [comment("c1", 1, "One")]) }),
      CommentDeleted: deleted.answer,
    });
    await screen.findByText("One");

    deleted.push({
      commentDeleted: { __typename: "CommentDeletion", id: "c1", comment: null, replyTo: null, post: state(3, 0) },
    });

    expect(await screen.findByText(/No replies yet/)).toBeVisible();
    expect(screen.queryByText("One")).not.toBeInTheDocument();
  });

  it("C13 leaves the focus where it is when earlier replies did not come", async () => {
    const added = live();
    const first = thread(2, [comment("c1", 1, "One")]);
    const more = { ...first.threads, pageInfo: { ...first.threads.pageInfo, endCursor: "c", hasNextPage: true } };
    const { user } = openPage({
      Post: () => says({ post: content }),
      Comments: ({ after }) =>
        after ? refuses("UNAVAILABLE", "Not now") : says({ post: { ...first, threads: more } }),
      CommentAdded: added.answer,
    });
    await user.click(await screen.findByRole("button", { name: /Earlier replies/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
    const box = screen.getByRole("textbox", { name: /Reply/ });
    await user.click(box);

    added.push({ commentAdded: { ...comment("c2", 2, "Two"), post: state(3, 2) } });

    expect(await screen.findByText("Two")).toBeVisible();
    expect(box).toHaveFocus();
  });

  it("M30 says so when the group itself is deleted", async () => {
    const deleted = live();
    openPage({
      Post: () => says({ post: { ...content, viewerCanDelete: false } }),
      Comments: () => says({ post: commented }),
      PostDeleted: deleted.answer,
    });
    await screen.findByText("Slow reading");

    deleted.push({ postDeleted: "another" });
    expect(screen.getByText("Slow reading")).toBeVisible();
    deleted.push({ postDeleted: "p1" });

    expect(await screen.findByRole("heading", { name: "We can't find this group" })).toBeVisible();
  });

  it("C17 asks again for its author, who finds it hidden or deleted", async () => {
    const deleted = live();
    let post: object | null = content;
    openPage({
      Post: () => says({ post }),
      HiddenPost: () => says({ post: post && { __typename: "Post", id: "p1", hiddenBy: null } }),
      Comments: () => says({ post: commented }),
      PostDeleted: deleted.answer,
    });
    await screen.findByText("Slow reading");

    post = null;
    deleted.push({ postDeleted: "p1" });

    expect(await screen.findByRole("heading", { name: "We can't find this group" })).toBeVisible();
  });
});

describe("N15 the notifications about a discussion", () => {
  const show = (state: "visible" | "hidden") => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  afterEach(() => vi.restoreAllMocks());

  it("are read by who looks at it, not by a tab in the background", async () => {
    show("hidden");
    const { callsOf } = openPage({ Post: () => says({ post: content }), Comments: () => says({ post: commented }) });
    expect(await screen.findByText(/No replies yet/)).toBeVisible();
    expect(callsOf("MarkNotificationsRead")).toEqual([]);

    act(() => show("visible"));

    expect(callsOf("MarkNotificationsRead").map(({ variables }) => variables)).toEqual([
      { input: { discussionId: "p1" } },
    ]);
  });
});
