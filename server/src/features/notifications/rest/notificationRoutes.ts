import { lists } from "../../../platform/limits/limits";
import type { PageRequest } from "../../../platform/paging/connection";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { limitOf, readRange } from "../../../platform/rest/range";
import { type Part, routesOf } from "../../../platform/rest/route";
import { errors, flag, id, listOf, meaning, moment, named, objectOf, text, whole } from "../../../platform/rest/schema";
import { Member } from "../../accounts/rest/accountTypes";
import { ReadUpToInput } from "../notificationInputs";
import { notificationActions } from "../notificationPolicy";
import { listNotifications, markNotificationsRead, readInboxState } from "../notificationService";
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
    date: moment("When the newest of its events happened."),
    isRead: flag("Whether the member has read it."),
  }),
);

const unread = meaning("How many are unread.", objectOf({ unread: whole("How many the member has not read.") }));

const page: Part<PageRequest> = {
  schema: objectOf(
    {},
    {
      limit: limitOf(`How many; ${lists.maxSize} when left out or not a positive number, and at most that.`),
      cursor: text("Where the page begins, from the `Link` header of the page before."),
    },
  ),
  read: ({ limit, cursor }) => ({
    first: readRange({ limit }, lists.maxSize).limit,
    after: typeof cursor === "string" && cursor !== "" ? cursor : null,
  }),
};

const api = routesOf("Notifications");

export const notificationRoutes = [
  api.get("/notifications", notificationActions.list, "My notifications", {
    description: "What the member was notified about, newest first: at most 1,000, for 90 days.",
    isPaged: true,
    query: page,
    answers: {
      200: meaning("Newest first.", listOf(Notification)),
      400: errors("`cursor is not a cursor of this list`."),
    },
    async handle({ ctx, query, linkNext }) {
      const { nodes, pageInfo } = await listNotifications(ctx, query);
      const next = `/api/notifications?limit=${query.first}&cursor=${pageInfo.endCursor}`;
      linkNext(pageInfo.hasNextPage ? next : null);
      return Promise.all(nodes.map((line) => presentNotification(ctx, line)));
    },
  }),
  api.get("/notifications/unread", notificationActions.list, "How many are unread", {
    description: "The number of unread notifications.",
    answers: { 200: unread },
    handle: async ({ ctx }) => ({ unread: (await readInboxState(ctx)).unreadCount }),
  }),
  api.post("/notifications/read", notificationActions.markRead, "Mark notifications as read", {
    description: "All that are as old as the newest one that was seen, or older. One that grows later stays unread.",
    body: bodyOf(
      ReadUpToInput,
      { upTo: "The `date` of the newest one that was seen." },
      { example: { upTo: "2026-03-01T08:30:00.000Z" } },
    ),
    answers: { 200: unread },
    async handle({ ctx, body }) {
      await markNotificationsRead(ctx, { upTo: new Date(body.upTo) });
      return { unread: (await readInboxState(ctx)).unreadCount };
    },
  }),
];
