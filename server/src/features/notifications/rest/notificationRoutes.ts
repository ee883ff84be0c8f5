import { bodyOf } from "../../../platform/rest/bodyOf";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import {
  errors,
  flag,
  id,
  listOf,
  meaning,
  timestamp,
  named,
  objectOf,
  orNull,
  text,
  whole,
} from "../../../platform/rest/schema";
import { toMoment } from "../../../platform/time/timestamp";
import { Member } from "../../accounts/rest/accountTypes";
import { ReadUpToInput } from "../list/notificationInputs";
import { notificationActions } from "../list/notificationPolicy";
import { listNotifications, markNotificationsRead, readInboxState } from "../list/notificationService";
import { presentNotification } from "./presentNotification";

const Notification = named(
  "Notification",
  objectOf({
    _id: id("The notification's id."),
    kind: text("What happened. Kinds will be added: show those that you do not know, too.", "REPLY"),
    summary: text("What happened in one sentence.", "Nia Okafor replied in “Linear algebra on Tuesdays”"),
    actors: listOf(Member),
    count: whole("How many events it gathers."),
    subject: objectOf({
      type: text("What it is about, as in `Post` or `User`.", "Post"),
      _id: id("The id of that."),
    }),
    commentId: orNull(id("The comment that it is about, of several the first; null when it is not about a comment.")),
    date: timestamp("When the newest of its events happened."),
    isRead: flag("Whether the member has read it."),
  }),
);

const unread = meaning("How many are unread.", objectOf({ unread: whole("How many the member has not read.") }));

const api = routesOf("Notifications");

export const notificationRoutes = [
  api.get("/notifications", notificationActions.list, "My notifications", {
    operationId: "getNotifications",
    description: "What the member was notified about, newest first: at most 1,000, for 90 days.",
    isPaged: true,
    query: cursorPage("Where the page begins, from the `Link` header of the page before."),
    answers: {
      200: meaning("Newest first.", listOf(Notification)),
      400: errors("`cursor is not a cursor of this list`."),
    },
    async handle({ ctx, query, linkNext }) {
      const list = await listNotifications(ctx, query);
      linkNext(nextPage("/api/notifications", list, query));
      return Promise.all(list.nodes.map((line) => presentNotification(ctx, line)));
    },
  }),
  api.get("/notifications/unread", notificationActions.list, "How many are unread", {
    operationId: "getUnreadNotificationCount",
    description: "The number of unread notifications.",
    answers: { 200: unread },
    handle: async ({ ctx }) => ({ unread: (await readInboxState(ctx)).unreadCount }),
  }),
  api.post("/notifications/read", notificationActions.markRead, "Mark notifications as read", {
    operationId: "markNotificationsRead",
    description: "All that are as old as the newest one that was seen, or older. One that grows later stays unread.",
    body: bodyOf(
      ReadUpToInput,
      { upTo: "The `date` of the newest one that was seen." },
      { example: { upTo: "2026-03-01T08:30:00.000Z" } },
    ),
    answers: { 200: unread },
    async handle({ ctx, body }) {
      await markNotificationsRead(ctx, { upTo: toMoment(body.upTo) });
      return { unread: (await readInboxState(ctx)).unreadCount };
    },
  }),
];
