import { notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { done, errors, listOf, meaning, message, named, objectOf, text } from "../../../platform/rest/schema";
import type { Group } from "../group/Group";
import { groupActions } from "../group/groupPolicy";
import { getGroup, membershipStatus } from "../group/groupService";
import { groupMessages } from "../messages";
import { listMembers } from "../members/members";
import { acceptJoinRequest, declineJoinRequest } from "../requests/answerRequests";
import { inviteCodeOf, renewInvite } from "../requests/invitations";
import { JoinRequest, noGroup, notManager, oneGroup, presentRequest } from "./groupTypes";

const api = routesOf("Groups");

const statuses = { CONFLICT: 409 } as const;
const params = { id: oneGroup };
const asking = {
  id: oneGroup,
  user: { description: "Who asked.", malformed: () => notFound(groupMessages.noMember()) },
};

const Invitation = named(
  "GroupInvitation",
  objectOf({
    code: text("Send it as `inviteCode` to join.", "AZqSFfwwdL6-wXn3u0cM2w8aNq2Wk5nYc8p1Lx0rV4sE"),
    link: text("The page that shows what it is an invitation to.", "http://localhost:4000/join/AZqSFfwwdL6…"),
  }),
);

/** For those who look after the group. */
async function managedGroup(ctx: AppContext, id: string): Promise<Group> {
  const group = await getGroup(ctx, id);
  authorize(ctx, groupActions.manage, await membershipStatus(ctx, group));
  return group;
}

function presentInvitation(ctx: AppContext, group: Group) {
  const code = inviteCodeOf(ctx, group);
  return { code, link: `${ctx.baseUrl}/join/${code}` };
}

/** Who asks to join a group, and the invitation that admits at once. */
export const requestRoutes = [
  api.get("/groups/:id/requests", groupActions.manage, "Who asks to join my group", {
    operationId: "getJoinRequests",
    description: "For the owner and the moderators of the group.",
    isPaged: true,
    params,
    query: cursorPage(),
    answers: {
      200: meaning("Those who asked first before the others.", listOf(JoinRequest)),
      400: errors("`cursor is not a cursor of this list`."),
      403: notManager,
      404: noGroup,
    },
    async handle({ ctx, params: { id }, query, linkNext }) {
      const group = await managedGroup(ctx, id);
      const requests = await listMembers(ctx, group.id, query, { state: "REQUESTED" });
      linkNext(nextPage(`/api/groups/${group.id}/requests`, requests, query));
      return Promise.all(requests.nodes.map((request) => presentRequest(ctx, request)));
    },
  }),
  api.post("/groups/:id/requests/:user/accept", groupActions.manage, "Accept a request to join", {
    operationId: "acceptJoinRequest",
    description: "For the owner and the moderators of the group.",
    statuses,
    params: asking,
    answers: {
      200: done("Request accepted"),
      403: notManager,
      404: noGroup,
      409: message("It is not open any more (`CONFLICT`), or the group is full (`GROUP_FULL`)."),
    },
    async handle({ ctx, params: { id: groupId, user: userId } }) {
      await acceptJoinRequest(ctx, { groupId, userId });
      return { msg: "Request accepted" };
    },
  }),
  api.post("/groups/:id/requests/:user/decline", groupActions.manage, "Decline a request to join", {
    operationId: "declineJoinRequest",
    description: "The member is notified, and may ask again after a week.",
    statuses,
    params: asking,
    answers: {
      200: done("Request declined"),
      403: notManager,
      404: noGroup,
      409: message("It is not open any more."),
    },
    async handle({ ctx, params: { id: groupId, user: userId } }) {
      await declineJoinRequest(ctx, { groupId, userId });
      return { msg: "Request declined" };
    },
  }),
  api.get("/groups/:id/invitation", groupActions.manage, "The invitation to my group", {
    operationId: "getGroupInvite",
    description: "For the owner and the moderators of the group. Who has it joins at once, also a private group.",
    params,
    answers: { 200: meaning("The invitation.", Invitation), 403: notManager, 404: noGroup },
    handle: async ({ ctx, params: { id } }) => presentInvitation(ctx, await managedGroup(ctx, id)),
  }),
  api.post("/groups/:id/invitation", groupActions.manage, "Renew the invitation to my group", {
    operationId: "renewGroupInvite",
    description: "The one until now is not valid any more.",
    params,
    answers: { 200: meaning("The new invitation.", Invitation), 403: notManager, 404: noGroup },
    handle: async ({ ctx, params: { id: groupId } }) => presentInvitation(ctx, await renewInvite(ctx, { groupId })),
  }),
];
