import { badInput, forbidden } from "../../../errors";
import { fieldMessages } from "../../../platform/messages";
import type { Connection } from "../../../platform/paging/connection";
import { cursorPage } from "../../../platform/rest/cursorPage";
import { type Part, routesOf } from "../../../platform/rest/route";
import {
  errors,
  flag,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  oneOf,
  text,
  whole,
} from "../../../platform/rest/schema";
import { weekdays } from "../../../platform/time/weekday";
import { getGroup } from "../../groups/group/groupService";
import { onePost } from "../../groups/rest/postTypes";
import { findFreeHours } from "../hours/findFreeHours";
import { sessions as limits } from "../limits";
import { type Interest, interests } from "../../profiles/interest";
import type { Occurrence } from "../dates/Occurrence";
import { cursorOf, listOpenSessions, type OpenSessionsRequest } from "../open/openSessions";
import { giveSeatBack, takeSeat } from "../open/takeSeat";
import { sessionActions } from "../plan/sessionPolicy";
import { presentDate, presentOpenDate } from "./presentSession";
import { rangeSchema, readRange } from "./rangeQuery";
import { DateType, oneDate, OpenDateType } from "./sessionTypes";

const api = routesOf("Study sessions");
const statuses = { CONFLICT: 409 } as const;

const page = cursorPage();

const query: Part<OpenSessionsRequest> = {
  schema: objectOf(
    {},
    {
      ...(page.schema as { properties: Record<string, object> }).properties,
      ...rangeSchema,
      interests: { type: "integer", enum: [...interests], description: "Only those about it; left out: all." },
    },
  ),
  refusals: {
    400: errors(
      "An invalid timestamp, interest, `limit` or `cursor`; or a range that is empty or longer than 62 days.",
    ),
  },
  async read(fields, given) {
    return { ...readRange(fields), interest: readInterest(fields.interests), ...(await page.read(fields, given)) };
  },
};

function readInterest(value: unknown): Interest | null {
  if (value === undefined) return null;
  const interest = interests.find((one) => String(one) === String(value));
  if (interest === undefined)
    throw badInput({ field: "interest", message: fieldMessages.invalid({ field: "interest" }) });
  return interest;
}

/** Where the next page begins; null when this is the last. */
function nextOf({ nodes, pageInfo }: Connection<Occurrence>, { from, to, interest, first }: OpenSessionsRequest) {
  const last = nodes.at(-1);
  if (!last || !pageInfo.hasNextPage) return null;
  const more = interest == null ? "" : `&interests=${interest}`;
  return `/api/sessions/open?from=${from.toISOString()}&to=${to.toISOString()}${more}&limit=${first}&cursor=${cursorOf(last)}`;
}

const Seat = named(
  "Seat",
  objectOf({
    hasSeat: flag("Whether the viewer has a seat there now; `false`: others were faster."),
    date: DateType,
    stillFree: listOf(OpenDateType),
  }),
);

const noDate = message("`Session not found`.");
const fixed = message("It has begun, was cancelled, is not open, or is the viewer's own; or too many seats are held.");

const FreeTime = named(
  "FreeHours",
  objectOf({
    weekday: oneOf(weekdays, "On which day, by the clock of the viewer's profile, else in UTC."),
    time: text("When it begins.", "19:00"),
    free: whole("How many are free then, for an hour at least."),
    of: whole("Of how many who show their free hours to the viewer."),
  }),
);

/** Free seats in members' own sessions. */
export const openRoutes = [
  api.get("/free-hours/:id", sessionActions.plan, "When members are free", {
    operationId: "getGroupFreeHours",
    description:
      "The best time of each day, those with most members first: numbers alone. For members of the group of a post.",
    params: { id: onePost },
    answers: {
      200: meaning("At most one for each day; none where no two are free together.", listOf(FreeTime)),
      403: message("`User not authorized`: the viewer does not belong to the group."),
      404: message("`Post not found`, or a group that the viewer does not see."),
    },
    async handle({ ctx, params: { id } }) {
      const found = await findFreeHours(ctx, await getGroup(ctx, id), { durationMinutes: limits.usualMinutes });
      if (!found) throw forbidden();
      return found;
    },
  }),
  api.get("/sessions/open", sessionActions.takeSeat, "Free seats", {
    operationId: "getOpenSessions",
    description:
      "Dates of other members' open sessions with a seat for the viewer. A session of one's own is opened by its `company`.",
    isPaged: true,
    query,
    answers: { 200: meaning("In order of time.", listOf(OpenDateType)) },
    async handle({ ctx, query: request, linkNext }) {
      const found = await listOpenSessions(ctx, request);
      linkNext(nextOf(found, request));
      return Promise.all(found.nodes.map((date) => presentOpenDate(ctx, date)));
    },
  }),
  api.put("/dates/:id/seat", sessionActions.takeSeat, "Take a seat", {
    operationId: "takeSeat",
    description:
      "The planner is notified. Of several who want the last seat at once one has it; the others hear where seats are free about that time.",
    statuses,
    params: oneDate,
    answers: { 200: meaning("What came of it.", Seat), 404: noDate, 409: fixed },
    async handle({ ctx, params: { id } }) {
      const { hasSeat, occurrence, stillFree } = await takeSeat(ctx, id);
      const others = await Promise.all(stillFree.map((date) => presentOpenDate(ctx, date)));
      return { hasSeat, date: await presentDate(ctx, occurrence), stillFree: others };
    },
  }),
  api.delete("/dates/:id/seat", sessionActions.takeSeat, "Give a seat back", {
    operationId: "giveSeatBack",
    description: "The planner is notified. Without a seat nothing changes.",
    statuses,
    params: oneDate,
    answers: { 200: meaning("The date now.", DateType), 404: noDate, 409: fixed },
    handle: async ({ ctx, params: { id } }) => presentDate(ctx, await giveSeatBack(ctx, id)),
  }),
];
