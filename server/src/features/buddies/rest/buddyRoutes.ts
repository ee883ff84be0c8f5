import { bodyOf } from "../../../platform/rest/bodyOf";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message } from "../../../platform/rest/schema";
import { checkId } from "../../../platform/validation/validation";
import { type BuddyInput, RestBuddyRequest } from "../buddyInputs";
import { listBuddies, listRequests } from "../buddyLists";
import { buddyActions } from "../buddyPolicy";
import * as buddies from "../buddyService";
import { requestBuddy } from "../requestBuddy";
import { Buddy, BuddyRequest, BuddyStateOf, noMember } from "./buddyTypes";
import { presentBuddy, presentRequest, presentState } from "./presentBuddy";
import { suggestionRoutes } from "./suggestionRoutes";

const api = routesOf("Buddies");

const requestList = (list: "received" | "sent", summary: string, description: string) =>
  api.get(`/buddies/requests/${list}`, buddyActions.list, summary, {
    operationId: list === "sent" ? "getSentBuddyRequests" : "getReceivedBuddyRequests",
    description,
    isPaged: true,
    query: cursorPage(),
    answers: { 200: meaning("Newest first.", listOf(BuddyRequest)) },
    async handle({ ctx, query, linkNext }) {
      const connection = await listRequests(ctx, list === "sent" ? "SENT" : "RECEIVED", query);
      linkNext(nextPage(`/api/buddies/requests/${list}`, connection, query));
      return connection.nodes.map((request) => presentRequest(ctx, request));
    },
  });

const answers = {
  200: meaning("What the member is to the viewer afterwards.", BuddyStateOf),
  400: errors("`id` is not an id, or it is the viewer's own."),
  404: noMember,
};

/** A change about one member; `BuddyInput` names them in the path. */
const params = { id: { description: "The member's id." } };

function toInput(userId: string): BuddyInput {
  checkId(userId, "id");
  return { userId };
}

const words = bodyOf(
  RestBuddyRequest,
  { message: "A few words for the member." },
  { example: { message: "Would you like to read the same book?" } },
);

export const buddyRoutes = [
  ...suggestionRoutes,
  api.get("/buddies", buddyActions.list, "My buddies", {
    operationId: "getBuddies",
    description: "The members that the viewer is linked with.",
    isPaged: true,
    query: cursorPage(),
    answers: { 200: meaning("Newest first.", listOf(Buddy)) },
    async handle({ ctx, query, linkNext }) {
      const connection = await listBuddies(ctx, query);
      linkNext(nextPage("/api/buddies", connection, query));
      return connection.nodes.map((buddy) => presentBuddy(ctx, buddy));
    },
  }),
  requestList("received", "Requests that wait for my answer", "Requests of other members that are open."),
  requestList("sent", "Requests that I sent", "The viewer's own requests without an answer."),
  api.post("/buddies/:id/request", buddyActions.request, "Ask a member", {
    operationId: "requestBuddy",
    description:
      "Asks a member to be buddies. If they have asked the viewer, both become buddies at once. The viewer's e-mail must be confirmed.",
    params,
    body: words,
    answers: {
      ...answers,
      403: message("The viewer's e-mail is not confirmed yet, or the member takes no requests."),
      409: message("They are buddies, there is a request already, or too many are open."),
    },
    async handle({ ctx, params: { id }, body: { message: text } }) {
      return presentState(ctx, await requestBuddy(ctx, { ...toInput(id), message: text }));
    },
  }),
  api.post("/buddies/:id/accept", buddyActions.answer, "Accept a request", {
    operationId: "acceptBuddy",
    description: "Accepts the request of a member.",
    params,
    answers: { ...answers, 409: message("The request is not open any more.") },
    handle: async ({ ctx, params: { id } }) => presentState(ctx, await buddies.acceptBuddy(ctx, toInput(id))),
  }),
  api.post("/buddies/:id/decline", buddyActions.answer, "Decline a request", {
    operationId: "declineBuddy",
    description: "Declines the request of a member, who does not notice.",
    params,
    answers,
    handle: async ({ ctx, params: { id } }) => presentState(ctx, await buddies.declineBuddy(ctx, toInput(id))),
  }),
  api.post("/buddies/:id/cancel", buddyActions.cancel, "Take my request back", {
    operationId: "cancelBuddyRequest",
    description: "Cancels the viewer's request to a member.",
    params,
    answers,
    handle: async ({ ctx, params: { id } }) => presentState(ctx, await buddies.cancelBuddyRequest(ctx, toInput(id))),
  }),
  api.delete("/buddies/:id", buddyActions.remove, "Remove a buddy", {
    operationId: "removeBuddy",
    description: "Ends the link with a member, who is not notified.",
    params,
    answers,
    handle: async ({ ctx, params: { id } }) => presentState(ctx, await buddies.removeBuddy(ctx, toInput(id))),
  }),
];
