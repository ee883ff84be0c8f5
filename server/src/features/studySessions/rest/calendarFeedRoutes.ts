import { routesOf } from "../../../platform/rest/route";
import { done, meaning, message, objectOf, orNull, text } from "../../../platform/rest/schema";
import { endFeed, findFeed, renewFeed } from "../calendar/calendarService";
import { sessionActions } from "../plan/sessionPolicy";

const api = routesOf("Study sessions");

const Feed = objectOf({
  url: orNull(
    text(
      "Its address; `null`: the member has none. Everyone who knows it can read it, so it is for the member alone.",
      "https://study-circle.example/calendar/AZjD8FtxfDGdTi9qixwNPg….ics",
    ),
  ),
});

/** The member's sessions, for a calendar program to subscribe to. */
export const calendarFeedRoutes = [
  api.get("/me/calendar", sessionActions.changeFeed, "My calendar feed", {
    operationId: "getCalendarFeed",
    description: "The member's sessions, for a calendar program to subscribe to.",
    answers: { 200: meaning("The feed.", Feed) },
    handle: async ({ ctx }) => ({ url: (await findFeed(ctx))?.url ?? null }),
  }),
  api.post("/me/calendar", sessionActions.changeFeed, "Make my calendar feed, or give it another address", {
    operationId: "renewCalendarFeed",
    description: "Another address ends the old one at once.",
    answers: {
      200: meaning("The feed now.", Feed),
      403: message("`CONFIRMATION_REQUIRED` until `POST /auth/confirm`; `FORBIDDEN` for the demo account."),
    },
    handle: async ({ ctx }) => ({ url: (await renewFeed(ctx))?.url ?? null }),
  }),
  api.delete("/me/calendar", sessionActions.changeFeed, "End my calendar feed", {
    operationId: "endCalendarFeed",
    description: "Calendar programs that subscribe to it find nothing from now on.",
    answers: { 200: done("Calendar feed ended", ", also when there was none.") },
    async handle({ ctx }) {
      await endFeed(ctx);
      return { msg: "Calendar feed ended" };
    },
  }),
];
