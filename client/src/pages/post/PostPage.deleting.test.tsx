import { act, fireEvent, screen, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { sendLastRequests } from "../../features/accounts/lastRequests";
import { writeToken } from "../../features/accounts/tokenStore";
import { says, refuses } from "../../testing/fakeService";
import { ada, commented, content, noAnswers, noComments, openPage, unedited } from "../../testing/postPage";

const comment = (id: string, minute: number, text: string, more: object = {}) => ({
  __typename: "Comment",
  id,
  text,
  createdAt: `2026-03-05T12:0${minute}:00.000Z`,
  ...{ ...unedited, ...noAnswers, version: 1, viewerCanDelete: true, viewerCanRemove: false },
  ...{ author: ada, book: null, foldedText: null, pictures: [], mentions: [] },
  ...more,
});
const state = (version: number, commentCount: number) => ({ __typename: "Post", id: "p1", version, commentCount });
const discussion = (nodes: object[]) => ({
  ...{ ...commented, version: 2, commentCount: nodes.length },
  threads: { ...noComments, nodes },
});

const live = () => {
  const events = new Subject<{ data: Record<string, unknown> }>();
  return { answer: () => events as never, push: (data: Record<string, unknown>) => act(() => events.next({ data })) };
};

const [two, one] = [comment("c2", 2, "Two"), comment("c1", 1, "One")];

/** A page with two comments of the viewer. Its clock only goes when the test says so. */
async function open(answers: Parameters<typeof openPage>[0] = {}) {
  const deletes = vi.fn(() => says({ deleteComment: state(3, 1) }));
  const page = openPage({
    Post: () => says({ post: content }),
    Comments: () => says({ post: discussion([two, one]) }),
    DeleteComment: deletes,
    ...answers,
  });
  await screen.findByText("Two");
  vi.useFakeTimers();
  return { ...page, sent: () => page.callsOf("DeleteComment").map(({ variables }) => variables.id) };
}

/** `detail` is what a mouse gives to a click, and 0 is the keyboard's. */
function remove(text: string, detail = 1) {
  const article = screen.getByText(text).closest("article") as HTMLElement;
  fireEvent.click(within(article).getByRole("button", { name: /^More actions/ }));
  fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete reply" }), { detail });
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const undo = () => screen.getAllByRole("button", { name: "Undo" });
const shown = () => screen.queryAllByText(/^(One|Two|Three)$/).map(({ textContent }) => textContent);
const heading = (count: string) => screen.getByRole("heading", { name: count });

describe("a comment that is deleted", () => {
  const send = vi.fn();
  beforeEach(() => {
    send.mockReset().mockResolvedValue({ json: () => Promise.resolve({ data: { deleteComment: state(3, 1) } }) });
    vi.stubGlobal("fetch", send);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes at once, and deleting is undone: it is back in its place, with the focus, and nothing was sent", async () => {
    const { sent } = await open();

    remove("One");
    await after(0);
    expect(shown()).toEqual(["Two"]);
    expect(heading("1 reply")).toHaveFocus();
    await after(7_000);
    fireEvent.click(undo()[0] as HTMLElement);
    await after(100);

    expect(shown()).toEqual(["One", "Two"]);
    expect(heading("2 replies")).toBeVisible();
    expect(document.activeElement).toHaveTextContent("One");
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    await after(60_000);
    expect(sent()).toEqual([]);
  });

  it("is deleted 8 seconds later, but not while someone points at the alert", async () => {
    const { sent } = await open();

    remove("One");
    await after(7_900);
    expect(sent()).toEqual([]);
    const alert = undo()[0]?.closest("[role=status]") as HTMLElement;
    expect(alert).toHaveTextContent("Comment removed");
    fireEvent.pointerEnter(alert);
    await after(60_000);
    expect(sent()).toEqual([]);
    fireEvent.pointerLeave(alert);
    await after(100);

    expect(sent()).toEqual(["c1"]);
    await after(100);
    expect(shown()).toEqual(["Two"]);
    expect(heading("1 reply")).toBeVisible();
  });

  it("can be one of several, each of which is undone for itself", async () => {
    const { sent } = await open();

    remove("One");
    await after(1_000);
    remove("Two");
    await after(0);
    expect(shown()).toEqual([]);
    expect(heading("0 replies")).toBeVisible();
    fireEvent.click(undo()[1] as HTMLElement);
    await after(100);
    expect(shown()).toEqual(["Two"]);

    await after(8_000);
    expect(sent()).toEqual(["c1"]);
    expect(heading("1 reply")).toBeVisible();
  });

  it("does not come again with what is written and read meanwhile, nor loses it", async () => {
    const [added, changed] = [live(), live()];
    await open({ CommentAdded: added.answer, CommentChanged: changed.answer });
    remove("One");
    await after(0);

    added.push({ commentAdded: { ...comment("c3", 3, "Three", { author: { ...ada, id: "u2" } }), post: state(3, 3) } });
    added.push({ commentAdded: { ...one, post: state(3, 3) } });
    changed.push({ commentChanged: { ...one, text: "One, edited" } });
    await after(10);
    expect(screen.queryByText(/^One/)).not.toBeInTheDocument();
    expect(shown()).toEqual(["Two", "Three"]);
    expect(heading("2 replies")).toBeVisible();

    fireEvent.click(undo()[0] as HTMLElement);
    await after(100);
    expect(shown()).toEqual(["Two", "Three"]);
    expect(screen.getByText("One, edited")).toBeVisible();
  });

  it("W2 keeps its place for an answer that arrives meanwhile", async () => {
    const added = live();
    const { sent } = await open({
      CommentAdded: added.answer,
      DeleteComment: () => says({ deleteComment: state(4, 2) }),
    });
    remove("One");
    await after(0);
    expect(screen.queryByText("Deleted reply")).not.toBeInTheDocument();

    const replyTo = { __typename: "Comment", id: "c1", answerCount: 1 };
    added.push({ commentAdded: { ...comment("c3", 3, "Three"), replyTo, post: state(3, 3) } });
    await after(10);
    expect(screen.getByText("Deleted reply")).toBeVisible();
    expect(shown()).toEqual(["Three", "Two"]);
    expect(heading("2 replies")).toBeVisible();

    await after(8_100);
    expect(sent()).toEqual(["c1"]);
    expect(screen.getByText("Deleted reply")).toBeVisible();
    expect(screen.getByText("Three")).toBeVisible();
    expect(heading("2 replies")).toBeVisible();
  });

  it("counts once where the live event overtakes the answer", async () => {
    const [deleted, answer] = [live(), new Subject<{ data: Record<string, unknown> }>()];
    await open({ CommentDeleted: deleted.answer, DeleteComment: () => answer as never });
    remove("One");
    await after(8_100);
    deleted.push({
      commentDeleted: { __typename: "CommentDeletion", id: "c1", comment: null, replyTo: null, post: state(3, 1) },
    });
    expect(heading("1 reply")).toBeVisible();

    await act(async () => answer.next({ data: { deleteComment: state(3, 1) } }));
    expect(heading("1 reply")).toBeVisible();
    expect(shown()).toEqual(["Two"]);
  });

  it("comes back when the service refuses, and can be tried again", async () => {
    const answers = [refuses("UNAVAILABLE", "Not now"), says({ deleteComment: state(3, 1) })];
    const { sent } = await open({ DeleteComment: () => answers.shift() as never });
    remove("One");
    await after(8_100);

    expect(screen.getByRole("alert")).toHaveTextContent("Not now");
    expect(shown()).toEqual(["One", "Two"]);
    expect(heading("2 replies")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await after(100);

    expect(shown()).toEqual(["Two"]);
    expect(sent()).toEqual(["c1", "c1"]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is deleted at once when the page closes", async () => {
    const { sent } = await open();
    remove("One");
    await after(0);
    remove("Two");
    await after(500);

    fireEvent(window, new Event("pagehide"));

    const requests = send.mock.calls.map(([address, init]) => ({ address, ...init, body: JSON.parse(init.body) }));
    expect(requests).toMatchObject([
      { address: "/graphql", keepalive: true, headers: { "x-auth-token": "t1" }, body: { variables: { id: "c1" } } },
      { address: "/graphql", keepalive: true, headers: { "x-auth-token": "t1" }, body: { variables: { id: "c2" } } },
    ]);
    expect(requests[0]?.body.query).toMatch(/^mutation DeleteComment\(/);
    await after(60_000);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(shown()).toEqual([]);
    expect(sent()).toEqual([]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is deleted with the token of its author before they log out, or when someone else logs in", async () => {
    await open();
    remove("One");
    await after(500);
    await act(() => sendLastRequests());
    expect(send.mock.calls.map(([, { headers }]) => headers["x-auth-token"])).toEqual(["t1"]);

    remove("Two");
    await after(500);
    act(() => writeToken("of another member"));
    expect(send.mock.calls.map(([, { headers }]) => headers["x-auth-token"])).toEqual(["t1", "t1"]);
    await after(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("says so and comes back when that is refused", async () => {
    send.mockResolvedValue({ json: () => Promise.resolve({ data: null, errors: [{ message: "No" }] }) });
    await open();
    remove("One");
    await after(500);
    await act(() => sendLastRequests());
    await after(10);

    expect(screen.getByRole("alert")).toHaveTextContent("What you deleted last is still there.");
    expect(shown()).toEqual(["One", "Two"]);
  });

  it("gives the focus to Undo where it was deleted by keyboard, waits there, and Esc leads back", async () => {
    const { sent } = await open();
    remove("One", 0);
    await after(60_000);
    expect(undo()[0]).toHaveFocus();
    expect(sent()).toEqual([]);

    fireEvent.keyDown(undo()[0] as HTMLElement, { key: "Escape" });
    expect(heading("1 reply")).toHaveFocus();
    await after(8_100);
    expect(sent()).toEqual(["c1"]);
  });
});
