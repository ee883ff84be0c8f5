import { badInput } from "../../../errors";
import { fieldMessages } from "../../../platform/messages";
import { readLimit, strictLimitOf } from "../../../platform/rest/range";
import { type Part, routesOf } from "../../../platform/rest/route";
import {
  errors,
  flag,
  id,
  listOf,
  meaning,
  named,
  objectOf,
  orNull,
  text,
  timestamp,
} from "../../../platform/rest/schema";
import { feed as limits } from "../limits";
import { notificationActions } from "../list/notificationPolicy";
import { notificationMessages } from "../messages";
import { followEvents, type FeedRequest, waitForEvents } from "./feedService";
import { presentPage, streamOf } from "./presentFeed";

const Event = named(
  "Event",
  objectOf({
    _id: id("Its place in the member's feed: the cursor behind it."),
    kind: text(
      "What happened, as the `kind` of a notification. Kinds will be added: pass over those that you do not know.",
      "REPLY",
    ),
    subject: objectOf({
      type: text("What it is about, as in `Post` or `User`.", "Post"),
      _id: id("The id of that."),
    }),
    commentId: orNull(id("The comment that it is about; null when it is not about a comment.")),
    date: timestamp("When the feed got it."),
  }),
);

const EventPage = named(
  "EventPage",
  objectOf({
    events: listOf(Event),
    cursor: text("Send it as `after` of the next request.", "42"),
    hasMore: flag("More events are there already: ask again at once."),
    hasGap: flag("Events after the given cursor are gone: read again what you keep a copy of."),
  }),
);

const query: Part<FeedRequest & { seconds: number }> = {
  schema: objectOf(
    {},
    {
      after: {
        ...text(
          "The `cursor` of the last answer; `0` for everything that is kept. Left out: what happens from now on.",
        ),
        pattern: String.raw`^\d{0,10}$`,
      },
      wait: {
        ...{ type: "integer", minimum: 0, maximum: limits.waitSeconds },
        description: "How many seconds to wait for the first event, when there is none; 0 when left out.",
      },
      limit: strictLimitOf(`How many; ${limits.events} when left out, and at most that.`),
    },
  ),
  refusals: { 400: errors("An invalid `after`, `wait` or `limit`.") },
  read: ({ after, wait, limit }) => ({
    after: readCursor(after, "after"),
    seconds: readWait(wait),
    limit: readLimit({ limit }, { usual: limits.events, longest: limits.events }),
  }),
};

/** At most ten digits: far more than one member can have. */
function readCursor(value: unknown, field: string): number | null {
  if (value === undefined || value === "" || value === null) return null;
  if (typeof value === "string" && /^\d{1,10}$/.test(value)) return Number(value);
  throw badInput({ field, message: notificationMessages.noEventCursor({ field }), isAsSent: true });
}

function readWait(value: unknown): number {
  if (value === undefined) return 0;
  const seconds = typeof value === "string" && value.trim() !== "" ? Number(value) : NaN;
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= limits.waitSeconds) return seconds;
  const bounds = { field: "wait", min: 0, max: limits.waitSeconds };
  throw badInput({ field: "wait", message: fieldMessages.outOfRange(bounds) });
}

const api = routesOf("Notifications");

export const feedRoutes = [
  api.get("/events", notificationActions.readEvents, "What happens to me", {
    operationId: "getEvents",
    description:
      "What concerns the member, in order, as ids: replies, mentions, requests, sessions. Kept for " +
      `${limits.days} days, whatever the member's settings for notifications are. An access token with ` +
      "`notifications:read` gets all of it; another one the kinds of its scopes. With `Accept: text/event-stream` it is a " +
      `stream of server-sent events, which ends after ${limits.streamSeconds / 60} minutes and goes on with ` +
      "`Last-Event-ID`.",
    // Of a stream, which its handler stays with to the end.
    waitMs: limits.streamSeconds * 1_000,
    query,
    answers: {
      200: meaning("The events after the cursor, oldest first.", EventPage),
    },
    handle: async ({ ctx, query: { seconds, ...request }, left }) =>
      presentPage(await waitForEvents(ctx, request, { seconds, left })),
    async follow({ ctx, query: { after }, left, lastEventId }) {
      return streamOf(await followEvents(ctx, readCursor(lastEventId, "Last-Event-ID") ?? after, left));
    },
  }),
];
