import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { lookAgain } from "../../shared/live";
import { refuses, says } from "../../testing/fakeService";
import { ada, commented, content, noAnswers, noComments, openPage, unedited } from "../../testing/postPage";

const [first, second, answered] = ["1", "2", "3"].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const bo = { ...ada, id: "u2", name: "Bo Tan" };
const comment = (id: string, text: string, more: object = {}) => ({
  __typename: "Comment",
  id,
  text,
  createdAt: "2026-03-05T12:01:00.000Z",
  ...{ ...unedited, ...noAnswers, version: 1, viewerCanDelete: false, viewerCanRemove: false },
  ...{ author: bo, book: null, foldedText: null, mentions: [], pictures: [] },
  ...more,
});
const discussion = (target: string | null, more: object = {}, ...nodes: object[]) => ({
  post: {
    ...commented,
    commentCount: nodes.length,
    threads: { ...noComments, nodes, target: target && { __typename: "Comment", id: target, replyTo: null } },
    ...more,
  },
});
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const highlighted = () => document.querySelector("[data-highlighted]");

describe("X2 a link to a reply", () => {
  it("opens it, highlighted and focused", async () => {
    const { callsOf } = openPage(
      {
        Post: () => says({ post: content }),
        Comments: () => says(discussion(first, {}, comment(second, "Two"), comment(first, "One"))),
      },
      `/posts/p1#${first}`,
    );

    await waitFor(() => expect(highlighted()).toHaveTextContent("One"));
    expect(highlighted()).toHaveFocus();
    expect(callsOf("Comments")[0]?.variables).toMatchObject({ around: first });
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("marks where the new ones begin, too, unless that may be before what is loaded", async () => {
    const isNew = { isUnread: true };
    const nodes = [comment(second, "Two", isNew), comment(first, "One")];
    const group = { ...commented.group, unreadCount: 1, viewerReadAt: "2026-03-05T12:00:30.000Z" };
    const { unmount } = openPage(
      { Post: () => says({ post: content }), Comments: () => says(discussion(second, { group }, ...nodes)) },
      `/posts/p1#${second}`,
    );
    expect(await screen.findByText(/^New since/)).toBeVisible();
    expect(highlighted()).toHaveTextContent("Two");
    unmount();

    const cut = discussion(second, { group }, comment(second, "Two", isNew));
    cut.post.threads.pageInfo = { ...noComments.pageInfo, hasNextPage: true };
    openPage({ Post: () => says({ post: content }), Comments: () => says(cut) }, `/posts/p1#${second}`);
    await waitFor(() => expect(highlighted()).toHaveTextContent("Two"));
    expect(screen.queryByText(/^New since/)).toBeNull();
  });

  /** A discussion that opens at an answer which is folded at first. */
  function folded() {
    const [newest, ...older] = ["4", "3", "2", "1"].map((n) => comment(`a${n}`, `Answer ${n}`)) as [
      object,
      ...object[],
    ];
    const thread = (nodes: object[]) =>
      comment(first, "One", { answerCount: 4, answers: { ...noAnswers.answers, nodes } });
    const target = { __typename: "Comment", id: "a1", replyTo: { __typename: "Comment", id: first } };
    const read = discussion(null, {}, thread([newest, ...older.slice(0, 2)]));
    const opened = { post: { ...read.post, threads: { ...read.post.threads, target } } };
    return { opened, read, unfolded: { comment: thread([newest, ...older]) } };
  }

  it("stays unfolded when the discussion is read again", async () => {
    const { opened, read, unfolded } = folded();
    const { callsOf } = openPage({
      Post: () => says({ post: content }),
      Comments: ({ start }) => says(start ? opened : read),
      Answers: () => says(unfolded),
    });
    expect(await screen.findByText("Answer 1")).toBeVisible();

    lookAgain();
    await waitFor(() => expect(callsOf("Comments")).toHaveLength(2));

    await waitFor(() => expect(callsOf("Answers")).toHaveLength(2));
    expect(await screen.findByText("Answer 1")).toBeVisible();
  });

  it("is unfolded also when the discussion is read again at the same moment", async () => {
    const { opened, read, unfolded } = folded();
    const [asked, readAgain] = [new Subject<object>(), new Subject<object>()];
    const page = openPage({
      Post: () => says({ post: content }),
      Comments: ({ start }) => (start ? says(opened) : (readAgain as never)),
      Answers: () => (page.callsOf("Answers").length === 1 ? (asked as never) : says(unfolded)),
    });
    await screen.findByText("Answer 2");
    lookAgain();
    await waitFor(() => expect(page.callsOf("Comments")).toHaveLength(2));

    await act(async () => {
      for (const [to, data] of [[asked, unfolded] as const, [readAgain, read] as const]) {
        to.next({ data });
        to.complete();
        await Promise.resolve();
      }
    });
    expect(await screen.findByText("Answer 1")).toBeVisible();
  });

  it("says so when it is gone, and shows the discussion", async () => {
    openPage(
      { Post: () => says({ post: content }), Comments: () => says(discussion(null, {}, comment(second, "Two"))) },
      `/posts/p1#${answered}`,
    );

    const note = await screen.findByRole("note");
    expect(note).toHaveTextContent("The reply that this link leads to isn't here any more.");
    expect(note).toHaveFocus();
    expect(screen.getByText("Two")).toBeVisible();
  });

  it("says nothing of the reply when the discussion did not load", async () => {
    openPage(
      { Post: () => says({ post: content }), Comments: () => refuses("UNAVAILABLE", "Not now") },
      `/posts/p1#${first}`,
    );

    expect(await screen.findByText("The replies didn't load")).toBeVisible();
    expect(screen.queryByRole("note")).toBeNull();
  });
});

describe("X2 a jump in a discussion", () => {
  const part = (node: object) => {
    const found = discussion(null, {}, node);
    found.post.threads.pageInfo = { ...noComments.pageInfo, hasNextPage: true, endCursor: "c1" as never };
    return found;
  };
  const latest = part(comment(second, "Two"));
  const oldest = part(comment(first, "One"));

  /** The page with its newest replies; the answers to what it asks from then on. */
  async function openNewest() {
    const [renewed, jumped, earlier] = [new Subject<object>(), new Subject<object>(), new Subject<object>()];
    const page = openPage({
      Post: () => says({ post: content }),
      Comments: ({ start, after }) => {
        if (page.callsOf("Comments").length === 1) return says(latest);
        return (after ? earlier : start === "OLDEST" ? jumped : renewed) as never;
      },
    });
    await screen.findByText("Two");
    /** Ends when the page shows what follows from it. */
    const answer = async (to: Subject<object>, data: object) => {
      to.next({ data });
      to.complete();
      await act(() => wait(50));
    };
    return { ...page, renewed, jumped, earlier, answer };
  }
  const beginning = () => screen.getByRole("button", { name: "From the beginning" });

  it("keeps the place when what was read again before it is answered later", async () => {
    const { user, callsOf, renewed, jumped, answer } = await openNewest();

    lookAgain();
    await waitFor(() => expect(callsOf("Comments")).toHaveLength(2));
    await user.click(beginning());
    expect(callsOf("Comments")).toHaveLength(3);
    await answer(jumped, oldest);
    await answer(renewed, latest);

    expect(screen.getByText("One")).toBeVisible();
    expect(screen.queryByText("Two")).toBeNull();
    expect(callsOf("Comments")).toHaveLength(3);
  });

  it("reads its place once more when something may be missed meanwhile", async () => {
    const { user, callsOf, jumped, answer } = await openNewest();

    await user.click(beginning());
    lookAgain();
    // The round follows in a tenth of a second.
    await act(() => wait(300));
    expect(callsOf("Comments")).toHaveLength(2);
    await answer(jumped, oldest);

    await waitFor(() => expect(callsOf("Comments")).toHaveLength(3));
    expect(callsOf("Comments")[2]?.variables).toMatchObject({ start: "OLDEST" });
    expect(screen.getByText("One")).toBeVisible();
  });

  it("keeps earlier replies that came while the others were read again", async () => {
    const { user, callsOf, renewed, earlier, answer } = await openNewest();

    lookAgain();
    await waitFor(() => expect(callsOf("Comments")).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: "Earlier replies" }));
    await answer(earlier, discussion(null, {}, comment(first, "One")));
    await answer(renewed, latest);

    expect(screen.getByText("One")).toBeVisible();
    expect(screen.getByText("Two")).toBeVisible();
    expect(callsOf("Comments")).toHaveLength(4);
  });
});

describe("X2 reading a long discussion again", () => {
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  const at = (n: number) => new Date(Date.UTC(2026, 2, 5) + n * 1_000).toISOString();
  /** A part of a discussion with replies 1 (the oldest) to `count`, from the newest of the part to its oldest. */
  const part = (newest: number, oldest: number, count: number, left: readonly number[] = []) => {
    const numbers = Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
    const there = numbers.filter((n) => !left.includes(n));
    const page = discussion(null, {}, ...there.map((n) => comment(idOf(n), `Reply ${n}`, { createdAt: at(n) })));
    page.post.threads.pageInfo = {
      ...{ ...noComments.pageInfo, startCursor: String(newest), endCursor: String(oldest) },
      ...{ hasPreviousPage: newest < count, hasNextPage: oldest > 1 },
    } as never;
    return says(page);
  };
  const shown = () => screen.getAllByText(/^Reply \d+$/).map((reply) => Number(reply.textContent?.slice(6)));
  /** What the page asked for after its first read and two presses. */
  const askedFor = ({ callsOf }: ReturnType<typeof openPage>) =>
    callsOf("Comments")
      .slice(3)
      .map(({ variables: { postId: _, ...place } }) => place);
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it("keeps all that was loaded, with what is new and without what was deleted", async () => {
    let count = 100;
    let left: number[] = [];
    const page = openPage({
      Post: () => says({ post: content }),
      Comments: ({ first, after }) => {
        const newest = after ? Number(after) - 1 : count;
        return part(newest, newest - Number(first ?? 20) + 1, count, left);
      },
    });
    for (const oldest of [61, 41]) {
      await page.user.click(await screen.findByRole("button", { name: "Earlier replies" }));
      await screen.findByText(`Reply ${oldest}`);
    }
    await waitFor(() => expect(shown()).toEqual(range(41, 100)));

    [count, left] = [105, [60]];
    lookAgain();

    await screen.findByText("Reply 105");
    expect(shown()).toEqual(range(41, 105).filter((n) => !left.includes(n)));
    expect(askedFor(page)).toEqual([{ first: 36 }, { first: 29, after: "70" }]);
  });

  it("keeps a part in the middle as it is", async () => {
    const page = openPage(
      {
        Post: () => says({ post: content }),
        Comments: ({ first, after, before, around }) => {
          const size = Number(first ?? 20);
          if (after) return part(Number(after) - 1, Number(after) - size, 200);
          if (before) return part(Number(before) + size, Number(before) + 1, 200);
          const named = Number(String(around).slice(-12));
          const oldest = named - Math.ceil(size / 4) + 1;
          return part(oldest + size - 1, oldest, 200);
        },
      },
      `/posts/p1#${idOf(100)}`,
    );
    await page.user.click(await screen.findByRole("button", { name: "Earlier replies" }));
    await screen.findByText("Reply 76");
    await page.user.click(screen.getByRole("button", { name: "Later replies" }));
    await screen.findByText("Reply 135");

    lookAgain();
    await waitFor(() => expect(askedFor(page)).toHaveLength(2));

    expect(askedFor(page)).toEqual([
      { first: 36, around: idOf(84) },
      { first: 24, before: "111" },
    ]);
    await act(() => wait(50));
    expect(shown()).toEqual(range(76, 135));
  });
});
