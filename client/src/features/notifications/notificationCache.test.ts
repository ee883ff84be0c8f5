import { createCache } from "../../app/apollo/apolloCache";
import {
  NotificationsDocument,
  type NotificationsQuery,
  UnreadCountDocument,
  type UnreadCountQuery,
} from "../../generated/notificationHooks";
import { applyChange, missedVersion } from "./notificationCache";
import { describeAge } from "../../shared/time/describeAge";

const line = (id: string, minute: number) => ({
  __typename: "Notification" as const,
  id,
  kind: "REPLY" as const,
  summary: id,
  isRead: false,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  commentId: null,
  actors: [],
  subject: null,
});

let nextVersion = 0;

function cacheWith(lines: ReturnType<typeof line>[]) {
  const cache = createCache();
  const pageInfo = { __typename: "PageInfo" as const, hasNextPage: true, endCursor: "end" };
  const notifications = { __typename: "NotificationConnection" as const, nodes: lines, pageInfo, version: nextVersion };
  const me = { __typename: "User" as const, id: "ada", unreadCount: lines.length, notifications };
  cache.writeQuery({ query: NotificationsDocument, data: { me } });
  const read = () =>
    cache.readQuery<NotificationsQuery>({ query: NotificationsDocument })?.me?.notifications?.nodes.map(({ id }) => id);
  const count = () => cache.readQuery<UnreadCountQuery>({ query: UnreadCountDocument })?.me?.unreadCount;
  /** As a live event: the line is in the cache before it is placed. */
  const change = (changed: Partial<Parameters<typeof applyChange>[2]>, unreadCount: number) => {
    const { notification = null, removedId = null } = changed;
    if (notification) cache.writeFragment({ fragment: whole, id: cache.identify(notification), data: notification });
    applyChange(cache, "ada", { notification, removedId, unreadCount, version: ++nextVersion }, false);
    return missedVersion(cache) !== null;
  };
  return { read, count, change };
}

const whole = {
  ...NotificationsDocument,
  definitions: NotificationsDocument.definitions.filter(({ kind }) => kind === "FragmentDefinition"),
};

describe("a live change of the notifications", () => {
  it("puts a new line first, and moves one that has grown", () => {
    const { read, count, change } = cacheWith([line("b", 2), line("a", 1)]);

    expect(change({ notification: line("c", 3) }, 3)).toBe(false);
    expect([read(), count()]).toEqual([["c", "b", "a"], 3]);
    change({ notification: line("a", 4) }, 3);
    expect(read()).toEqual(["a", "c", "b"]);
  });

  it("leaves a line that was read elsewhere in its place, and takes one away that is gone", () => {
    const { read, count, change } = cacheWith([line("c", 3), line("b", 2), line("a", 1)]);

    change({ notification: { ...line("b", 2), isRead: true } }, 2);
    expect([read(), count()]).toEqual([["c", "b", "a"], 2]);
    change({ removedId: "c" }, 1);
    expect([read(), count()]).toEqual([["b", "a"], 1]);
  });

  it("that says nothing of a line makes the list stale, unless the number is the same", () => {
    const { change } = cacheWith([line("a", 1)]);

    expect(change({}, 1)).toBe(false);
    expect(change({}, 0)).toBe(true);
    expect(change({ notification: line("b", 2) }, 1)).toBe(true);
  });
});

it("the age of a notification is said in the largest unit, also after a week", () => {
  const now = Date.UTC(2026, 0, 20);
  const ago = (minutes: number) => describeAge(new Date(now - minutes * 60_000).toISOString(), now);
  expect([0.5, 5, 60, 300, 60 * 24, 60 * 24 * 3].map(ago)).toEqual([
    "just now",
    "5 min ago",
    "1 hour ago",
    "5 hours ago",
    "yesterday",
    "3 days ago",
  ]);
  expect(ago(60 * 24 * 9)).toBe("9 days ago");
});
