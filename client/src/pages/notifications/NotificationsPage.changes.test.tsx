import { act, screen, waitFor } from "@testing-library/react";
import { delay, Subject } from "rxjs";
import { UnreadBell } from "../../features/notifications/UnreadBell";
import { lookAgain } from "../../shared/live";
import { fakeService, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { NotificationsPage } from "./NotificationsPage";

const line = (name: string) => ({
  __typename: "Notification",
  id: name,
  kind: "REPLY",
  summary: `${name} replied`,
  isRead: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  commentId: null,
  actors: [],
  subject: null,
});

const list = (version: number, ...lines: (string | ReturnType<typeof line>)[]) => ({
  me: {
    __typename: "User",
    id: "ada",
    unreadCount: 0,
    notifications: {
      __typename: "NotificationConnection",
      version,
      nodes: lines.map((entry) => (typeof entry === "string" ? line(entry) : entry)),
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    },
  },
});

/** The page and the bell, with these answers to the list, one after the other, and live events that the test sends. */
function open(lists: ReturnType<typeof list>[], firstAfterMs = 0) {
  const events = new Subject<unknown>();
  const answers = lists.map((answer, index) => says(answer).pipe(delay(index === 0 ? firstAfterMs : 0)));
  const service = fakeService({
    Notifications: () => answers.shift()!,
    UnreadCount: () => says({ me: { __typename: "User", id: "ada", unreadCount: 0 } }),
    NotificationChanged: () => events.asObservable() as ReturnType<typeof says>,
  });
  const page = (
    <>
      <UnreadBell onIntent={() => undefined} isCurrent />
      <NotificationsPage />
    </>
  );
  renderPage([{ path: "/notifications", element: page }], { path: "/notifications", link: service.link });
  return {
    async send(version: number, more: { notification?: object; removedId?: string; unreadCount?: number } = {}) {
      await waitFor(() => expect(events.observed).toBe(true));
      const change = { notification: null, removedId: null, unreadCount: 0, version, ...more };
      // Apollo Client renders what changed a moment later.
      await act(async () => {
        events.next({ data: { notificationChanged: { __typename: "NotificationChange", ...change } } });
        await new Promise((resolve) => setTimeout(resolve));
      });
    },
    loads: () => service.callsOf("Notifications").length,
  };
}

const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent?.match(/\w+ replied/)?.[0]);

describe("the list of notifications", () => {
  it("loads again when the live events begin after a change that it does not have", async () => {
    const { send } = open([list(1, "Ben", "Nia"), list(2, "Nia")]);
    await waitFor(() => expect(shown()).toEqual(["Ben replied", "Nia replied"]));

    await send(2);

    await waitFor(() => expect(shown()).toEqual(["Nia replied"]));
  });

  it("loads again when it arrives after an event that is newer", async () => {
    const { send } = open([list(1, "Ben", "Nia"), list(2, "Nia")], 200);

    await send(2);
    expect(shown()).toEqual([]);

    await waitFor(() => expect(shown()).toEqual(["Nia replied"]));
  });

  it("does not load again for what the events say themselves, or what it has already", async () => {
    const { send, loads } = open([list(3, "Ben", "Nia")]);
    await waitFor(() => expect(shown()).toHaveLength(2));

    await send(3);
    await send(4, { removedId: "Ben" });
    await send(5, { notification: { ...line("Ola"), createdAt: "2026-01-01T00:05:00.000Z" } });
    await send(6);

    await waitFor(() => expect(shown()).toEqual(["Ola replied", "Nia replied"]));
    expect(loads()).toBe(1);
  });

  it("loads again when the first event after a gap is newer than what a reload during the gap brought", async () => {
    const { send } = open([list(1, "Ben"), list(1, "Ben"), list(2)]);
    await waitFor(() => expect(shown()).toEqual(["Ben replied"]));
    await send(1);

    act(() => lookAgain());
    await send(2);

    expect(await screen.findByRole("heading", { name: "Nothing new yet" })).toBeVisible();
  });

  it("does not load again for what was just read here, also when the event of it comes before the answer", async () => {
    const unread = [line("Ben"), line("Nia")].map((read) => ({ ...read, isRead: false }));
    const { send, loads } = open([list(1, ...unread)]);
    await waitFor(() => expect(shown()).toEqual(["Ben replied", "Nia replied"]));
    await send(1, { unreadCount: 2 });

    await send(2, { unreadCount: 0 });

    expect(loads()).toBe(1);
  });
});
