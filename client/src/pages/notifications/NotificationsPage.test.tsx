import { screen, waitFor, within } from "@testing-library/react";
import {
  MarkNotificationsReadDocument,
  type NotificationLineFragment,
  NotificationsDocument,
} from "../../generated/notificationHooks";
import { renderPage } from "../../testing/renderPage";
import { NotificationsPage } from "./NotificationsPage";

let built = 0;

type Line = NotificationLineFragment & { __typename: "Notification" };

function buildLine(overrides: Partial<Line> = {}): Line {
  const id = `line-${++built}`;
  const actor = { __typename: "User" as const, id: "ben", name: "Ben Okafor", avatar: "/avatars/ben" };
  return {
    __typename: "Notification",
    id,
    kind: "REPLY",
    summary: `Ben Okafor replied in “Group ${built}”`,
    isRead: false,
    createdAt: new Date().toISOString(),
    commentId: null,
    actors: [actor],
    subject: { __typename: "Post", id: `post-${built}` },
    ...overrides,
  };
}

const answer = (nodes: Line[], { hasNextPage = false, after }: { hasNextPage?: boolean; after?: string } = {}) => ({
  request: { query: NotificationsDocument, variables: after ? { after } : {} },
  result: {
    data: {
      me: {
        __typename: "User" as const,
        id: "ada",
        unreadCount: nodes.length,
        notifications: {
          __typename: "NotificationConnection" as const,
          version: 1,
          nodes,
          pageInfo: { __typename: "PageInfo" as const, hasNextPage, endCursor: "end" },
        },
      },
    },
  },
});

const marked = vi.fn(() => ({
  data: { markNotificationsRead: { __typename: "User" as const, id: "ada", unreadCount: 0 } },
}));
const marking = (ids: string[]) => ({
  request: { query: MarkNotificationsReadDocument, variables: { input: { ids } } },
  result: marked,
});

const open = (mocks: Parameters<typeof renderPage>[1]) =>
  renderPage([{ path: "/notifications", element: <NotificationsPage /> }], { path: "/notifications", ...mocks });

beforeEach(() => marked.mockClear());

describe("the notifications", () => {
  it("say what happened, lead there, and are read once they are shown", async () => {
    const [unread, read] = [buildLine(), buildLine({ isRead: true })];
    open({ mocks: [answer([unread, read]), marking([unread.id])] });

    const [first, second] = await screen.findAllByRole("listitem");
    expect(within(first as HTMLElement).getByRole("link", { name: /^New: Ben Okafor replied/ })).toHaveAttribute(
      "href",
      `/posts/${(unread.subject as { id: string }).id}`,
    );
    expect(second).not.toHaveTextContent("New");
    await waitFor(() => expect(marked).toHaveBeenCalledTimes(1));
    expect(first).toHaveTextContent("New");
  });

  it("lead to what they are about, and nowhere when this page does not know it", async () => {
    const subject = { __typename: "User" as const, id: "nia" };
    const lines = [
      buildLine({ subject, isRead: true }),
      buildLine({ kind: "ACCOUNT", subject, actors: [], isRead: true }),
      buildLine({ subject: null, isRead: true }),
    ];
    open({ mocks: [answer(lines)] });

    await screen.findAllByRole("listitem");
    const links = within(screen.getByRole("list"))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/profile/nia", "/settings/account"]);
  });

  it("come twenty at a time, and the focus goes to the first of the next", async () => {
    const [first, next] = [buildLine({ isRead: true }), buildLine({ isRead: true })];
    const { user } = open({ mocks: [answer([first], { hasNextPage: true }), answer([next], { after: "end" })] });

    await user.click(await screen.findByRole("button", { name: "Load more" }));

    await waitFor(() => expect(screen.getByRole("link", { name: new RegExp(next.summary) })).toHaveFocus());
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("say what to expect while there are none", async () => {
    open({ mocks: [answer([])] });

    expect(await screen.findByRole("heading", { name: "Nothing new yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the groups" })).toHaveAttribute("href", "/posts");
  });

  it("can be asked for again when they did not load", async () => {
    const failed = { request: { query: NotificationsDocument, variables: {} }, error: new Error("no answer") };
    const { user } = open({ mocks: [failed, answer([buildLine({ isRead: true })])] });

    expect(await screen.findByRole("alert")).toHaveTextContent("Your notifications didn't load");
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findAllByRole("listitem")).toHaveLength(1);
  });
});
