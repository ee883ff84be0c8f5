import type { AppContext } from "../../../platform/context";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import {
  avatar,
  errorsOrMessage,
  flag,
  id,
  listOf,
  meaning,
  message,
  timestamp,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
} from "../../../platform/rest/schema";
import { presentSignature } from "../../accounts/rest/presentAccount";
import { MemberRole, MembershipState } from "../group/choices";
import type { Membership } from "../members/Membership";
import { postActions } from "../discussion/postPolicy";
import { noPost, onePost } from "./postTypes";
import { cancelJoinRequest } from "../requests/answerRequests";
import { JoinGroupInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { getGroup, membershipStatus } from "../group/groupService";
import { groupNotFound } from "../members/statusIn";
import { findInvited } from "../requests/invitations";
import { joinGroup } from "../requests/joinGroup";
import { leaveGroup } from "../members/leaveGroup";
import { listMembers } from "../members/members";

const api = routesOf("Groups");

const role = oneOf(Object.values(MemberRole), "What they may do in it.");
const states = [MembershipState.ACTIVE, MembershipState.REQUESTED] as const;

const OwnMembership = named(
  "OwnMembership",
  objectOf({
    removed: flag(
      "Whether the viewer was removed: they only read what every visitor may, until the owner or a moderator readmits them.",
    ),
    state: orNull(oneOf(states, "`ACTIVE`: belongs to it. `REQUESTED`: has asked. `null`: neither.")),
    role: orNull(role),
    date: orNull(timestamp("Since when.")),
  }),
);

const GroupMember = named(
  "GroupMember",
  objectOf({
    user: id("Who."),
    name: text("What the member wants to be called.", "Nia Okafor"),
    avatar,
    role,
    date: timestamp("When they joined."),
  }),
);

const params = { id: onePost };
const statuses = { CONFLICT: 409 } as const;

async function presentOwn(ctx: AppContext, groupId: string) {
  const { membership, isRemoved } = await membershipStatus(ctx, await getGroup(ctx, groupId));
  return toOwn(membership, isRemoved);
}

function toOwn(membership: Membership | null, removed = false) {
  if (!membership) return { removed, state: null, role: null, date: null };
  const { state, role, createdAt } = membership;
  return {
    removed,
    state: state === MembershipState.ACTIVE ? state : MembershipState.REQUESTED,
    role,
    date: createdAt.toISOString(),
  } as const;
}

async function presentMember(ctx: AppContext, { userId, user, role, createdAt }: Membership) {
  const signature = await presentSignature(ctx, userId, user);
  return { ...signature, role, date: createdAt.toISOString() };
}

/** The groups that posts start, by the posts' ids. */
export const membershipRoutes = [
  api.get("/groups/:id/membership", groupActions.read, "What I am to a group", {
    operationId: "getMembership",
    alsoAt: "/posts/:id/membership",
    description: "Whether the viewer belongs to the group of a post, or has asked to join.",
    params,
    answers: { 200: meaning("What the viewer is to it.", OwnMembership), 404: noPost },
    handle: ({ ctx, params: { id } }) => presentOwn(ctx, id),
  }),
  api.post("/groups/:id/membership", groupActions.join, "Join a group", {
    operationId: "joinGroup",
    alsoAt: "/posts/:id/membership",
    description: "Joins an open group at once, and asks where joining is on request. Twice is once.",
    statuses,
    params,
    body: bodyOf(
      JoinGroupInput,
      {
        message: "For those who decide about a request; an open group needs none.",
        inviteCode: "The code of an invitation to this group, which admits at once.",
      },
      { example: { message: "I study at the same hours." } },
    ),
    answers: {
      200: meaning("What the viewer is to it now.", OwnMembership),
      400: errorsOrMessage("A field that is wrong; or, as `msg`, `Post not found`: this is no id."),
      403: message("The viewer was removed from it, and joins again only when readmitted."),
      404: message(
        "`Post not found`, or `Group not found`: the invitation is not, or not any more, one to this group.",
      ),
      409: message("The group is full (`GROUP_FULL`), or the viewer cannot ask again yet (`CONFLICT`)."),
    },
    async handle({ ctx, params: { id }, body }) {
      const { inviteCode } = body;
      if (inviteCode && (await findInvited(ctx, inviteCode))?.id !== id.toLowerCase()) throw groupNotFound();
      await joinGroup(ctx, { ...body, groupId: id });
      return presentOwn(ctx, id);
    },
  }),
  api.delete("/groups/:id/membership", groupActions.leave, "Leave a group", {
    operationId: "leaveGroup",
    alsoAt: "/posts/:id/membership",
    description: "Leaves the group, or takes a request to join back. Without either, nothing changes.",
    statuses,
    params,
    answers: {
      200: meaning("What the viewer is to it now: nothing.", OwnMembership),
      404: noPost,
      409: message("The viewer owns the group, and hands it over first."),
    },
    async handle({ ctx, params: { id } }) {
      await cancelJoinRequest(ctx, { groupId: id });
      const group = await leaveGroup(ctx, { groupId: id });
      return group ? presentOwn(ctx, id) : toOwn(null);
    },
  }),
  api.get("/groups/:id/members", postActions.read, "The members of a group", {
    operationId: "getGroupMembers",
    alsoAt: "/posts/:id/members",
    description: "By pages, those who came first before the others.",
    isPaged: true,
    params,
    query: cursorPage(),
    answers: {
      200: meaning("Those who came first before the others.", listOf(GroupMember)),
      400: errorsOrMessage("An invalid `cursor`; or, as `msg`, `Post not found`: this is no id."),
      404: noPost,
    },
    async handle({ ctx, params: { id }, query, linkNext }) {
      const group = await getGroup(ctx, id);
      const connection = await listMembers(ctx, group.id, query);
      linkNext(nextPage(`/api/groups/${group.id}/members`, connection, query));
      return Promise.all(connection.nodes.map((member) => presentMember(ctx, member)));
    },
  }),
];
