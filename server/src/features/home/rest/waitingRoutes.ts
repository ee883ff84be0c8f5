import { routesOf } from "../../../platform/rest/route";
import { id, listOf, meaning, objectOf, oneOf, text, whole } from "../../../platform/rest/schema";
import { BuddyRequest } from "../../buddies/rest/buddyTypes";
import { presentRequest as presentBuddyRequest } from "../../buddies/rest/presentBuddy";
import { nameOfGroup } from "../../groups/group/groupName";
import { JoinRequest, presentRequest } from "../../groups/rest/groupTypes";
import { homeActions } from "../homePolicy";
import { findWaiting, listFirstSteps } from "../homeService";
import { FirstStep } from "../HomeTypes";
import { home as limits } from "../limits";
import { readSiteCounts } from "../readSiteCounts";

const api = routesOf("Home");

const GroupRequests = objectOf({
  _id: id("The group's id, which is that of its post."),
  name: text("What the group is called.", "Linear algebra on Tuesdays"),
  count: whole("How many wait."),
  requests: meaning(`Who asked first, at most ${limits.requestsShown}.`, listOf(JoinRequest)),
});

/** What a member finds when they come back. */
export const waitingRoutes = [
  api.get("/me/waiting", homeActions.read, "What waits for my answer", {
    operationId: "getWaiting",
    description: "Requests to join groups that the viewer looks after, and requests to be buddies.",
    answers: {
      200: meaning(
        `At most ${limits.requestsShown} of each.`,
        objectOf({ groups: listOf(GroupRequests), buddies: listOf(BuddyRequest) }),
      ),
    },
    async handle({ ctx }) {
      const { groups, buddies } = await findWaiting(ctx);
      return {
        groups: await Promise.all(
          groups.map(async ({ id: _id, group, count, requests }) => ({
            ...{ _id, name: await nameOfGroup(ctx, group), count },
            requests: await Promise.all(requests.map((request) => presentRequest(ctx, request))),
          })),
        ),
        buddies: buddies.map((request) => presentBuddyRequest(ctx, request)),
      };
    },
  }),
  api.get("/me/first-steps", homeActions.read, "My first steps", {
    operationId: "getFirstSteps",
    description: "Those that the viewer has not taken yet; empty for everyone but new members.",
    answers: {
      200: meaning("In their order.", objectOf({ steps: listOf(oneOf(Object.values(FirstStep), "A step.")) })),
    },
    handle: async ({ ctx }) => ({ steps: await listFirstSteps(ctx) }),
  }),
  api.get("/site", homeActions.readCounts, "How much goes on here", {
    operationId: "getSiteCounts",
    description: "For visitors; one answer serves all of them for a while.",
    answers: {
      200: meaning(
        "Of more than 10,000, these.",
        objectOf({
          members: whole("How many members there are."),
          groups: whole("How many groups there are that every member sees."),
          studying: whole("How many study in a room now, but for rooms of groups that are not open."),
        }),
      ),
    },
    async handle({ ctx }) {
      const { members, groups, studying } = await readSiteCounts(ctx);
      return { members, groups, studying };
    },
  }),
];
