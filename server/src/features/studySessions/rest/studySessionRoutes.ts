import { routesOf } from "../../../platform/rest/route";
import { meaning, message } from "../../../platform/rest/schema";
import { onePost } from "../../groups/rest/postTypes";
import { cancelStudySession } from "../dates/cancelDates";
import { createStudySession } from "../plan/planSession";
import { sessionActions } from "../plan/sessionPolicy";
import { getSession } from "../plan/sessionService";
import { updateStudySession } from "../plan/updateSession";
import { presentSession } from "./presentSession";
import { toCreate } from "./restInputs";
import { changeBody, groupBody, oneSession, ownBody, SessionType, wrongInput } from "./sessionTypes";

const api = routesOf("Study sessions");

const statuses = { CONFLICT: 409 } as const;
const noSession = message("`Session not found`.");
const notYours = message("`User not authorized`: neither the planner nor someone who looks after the group.");
const planned = meaning("The session. The viewer goes to all of its dates.", SessionType);
const tooMany = message(
  "Too many sessions that are not over yet; or the `Idempotency-Key` was used for another request.",
);

/** Time to study: a member's own, or a group's. */
export const studySessionRoutes = [
  api.post("/sessions", sessionActions.plan, "Plan time for myself", {
    operationId: "createStudySession",
    description: "Once or repeated, at the same time by the clock of its zone.",
    statuses,
    body: ownBody,
    answers: { 200: planned, 400: wrongInput, 409: tooMany },
    handle: async ({ ctx, body }) => presentSession(ctx, await createStudySession(ctx, toCreate(body, null))),
  }),
  api.post("/groups/:id/sessions", sessionActions.plan, "Plan time with a group", {
    operationId: "createGroupSession",
    alsoAt: "/posts/:id/sessions",
    description: "For members of the group of a post.",
    statuses,
    params: { id: onePost },
    body: groupBody,
    answers: {
      200: planned,
      400: wrongInput,
      403: message("`User not authorized`: the viewer does not belong to the group."),
      404: message("`Post not found`, or a group that the viewer does not see."),
      409: tooMany,
    },
    handle: async ({ ctx, params: { id }, body }) =>
      presentSession(ctx, await createStudySession(ctx, toCreate(body, id))),
  }),
  api.get("/sessions/:id", sessionActions.read, "One session", {
    operationId: "getStudySession",
    description: "The viewer's own, or that of a group that they see. Its dates are in the calendar.",
    params: oneSession,
    answers: { 200: meaning("The session.", SessionType), 404: noSession },
    handle: async ({ ctx, params: { id } }) => presentSession(ctx, await getSession(ctx, id)),
  }),
  api.put("/sessions/:id", sessionActions.change, "Change a session", {
    operationId: "updateStudySession",
    description:
      "What the body leaves out stays. The dates to come follow, and keep their ids and answers; those that were moved stay.",
    statuses,
    params: oneSession,
    body: changeBody,
    answers: {
      200: meaning("The session now.", SessionType),
      400: wrongInput,
      403: notYours,
      404: noSession,
      409: message("It was cancelled."),
    },
    handle: async ({ ctx, params: { id: sessionId }, body }) =>
      presentSession(ctx, await updateStudySession(ctx, { ...body, sessionId })),
  }),
  api.delete("/sessions/:id", sessionActions.change, "Cancel a session", {
    operationId: "cancelStudySession",
    description: "All dates that have not begun; those who go are notified. Twice is once.",
    params: oneSession,
    answers: { 200: meaning("The session now.", SessionType), 403: notYours, 404: noSession },
    handle: async ({ ctx, params: { id: sessionId } }) =>
      presentSession(ctx, await cancelStudySession(ctx, { sessionId })),
  }),
];
