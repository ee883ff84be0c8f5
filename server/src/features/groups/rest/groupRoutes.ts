import { badInput, notFound } from "../../../errors";
import { fieldMessages } from "../../../platform/messages";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message, objectOf, oneOf } from "../../../platform/rest/schema";
import { MemberRole } from "../group/choices";
import { GroupSettingsInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { getGroup, updateGroup } from "../group/groupService";
import { listOwnGroups } from "../group/ownGroups";
import { groupMessages } from "../messages";
import { handOverGroup, setMemberRole } from "../members/roles";
import { GroupType, noGroup, oneGroup, presentWholeGroup, sentSettings } from "./groupTypes";

const api = routesOf("Groups");

const statuses = { CONFLICT: 409 } as const;
const params = { id: oneGroup };
const member = { description: "The member's id.", malformed: () => notFound(groupMessages.noMember()) };
const roles = [MemberRole.MODERATOR, MemberRole.MEMBER] as const;
const role = oneOf(roles, "What they may do from now on.");

function readRole(given: unknown): MemberRole {
  const found = roles.find((one) => one === given);
  if (!found) throw badInput({ field: "role", message: fieldMessages.invalid({ field: "role" }) });
  return found;
}

const emptyAsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const notOwner = message("The viewer does not own the group.");
const now = meaning("The group now.", GroupType);

/** Groups themselves: one's own, what each says, and who looks after it. */
export const groupRoutes = [
  api.get("/groups/mine", groupActions.read, "My groups", {
    operationId: "getMyGroups",
    description: "The groups that the viewer belongs to, those joined last first.",
    isPaged: true,
    query: cursorPage(),
    answers: {
      200: meaning("Those joined last first.", listOf(GroupType)),
      400: errors("`cursor is not a cursor of this list`."),
    },
    async handle({ ctx, query, linkNext }) {
      const groups = await listOwnGroups(ctx, query);
      linkNext(nextPage("/api/groups/mine", groups, query));
      return Promise.all(groups.nodes.map((group) => presentWholeGroup(ctx, group)));
    },
  }),
  api.get("/groups/:id/settings", groupActions.read, "What a group says of itself", {
    operationId: "getGroup",
    description: "Of a group that the viewer sees.",
    params,
    answers: { 200: meaning("The group.", GroupType), 404: noGroup },
    handle: async ({ ctx, params: { id } }) => presentWholeGroup(ctx, await getGroup(ctx, id)),
  }),
  api.put("/groups/:id/settings", groupActions.change, "Change my group", {
    operationId: "updateGroup",
    description: "For its owner. What the body leaves out stays as it is.",
    params,
    body: bodyOf(
      GroupSettingsInput,
      {
        title: "Null or empty shows the beginning of the post instead.",
        interest: { schema: sentSettings.interest, read: emptyAsNull },
        tags: { schema: sentSettings.tags, read: emptyAsNull },
        visibility: { schema: sentSettings.visibility, read: (value) => value },
        capacity: { schema: sentSettings.capacity, read: emptyAsNull },
        openToGuests: { schema: sentSettings.openToGuests, read: (value) => value },
      },
      { example: { title: "Linear algebra on Tuesdays", capacity: 12 }, isPartial: true },
    ),
    answers: { 200: now, 403: notOwner, 404: noGroup },
    handle: async ({ ctx, params: { id: groupId }, body }) =>
      presentWholeGroup(ctx, await updateGroup(ctx, { ...body, groupId })),
  }),
  api.put("/groups/:id/roles/:user", groupActions.change, "Make a member a moderator", {
    operationId: "setMemberRole",
    description: "For the owner of the group; `MEMBER` takes it back.",
    statuses,
    params: { id: oneGroup, user: member },
    body: {
      schema: objectOf({ role }),
      example: { role: "MODERATOR" },
      refusals: { 400: errors("`role` is neither.") },
      read: ({ role: given }) => ({ role: readRole(given) }),
    },
    answers: {
      200: now,
      403: notOwner,
      404: noGroup,
      409: message("The member does not belong to the group, or owns it."),
    },
    handle: async ({ ctx, params: { id: groupId, user: userId }, body: { role } }) =>
      presentWholeGroup(ctx, await setMemberRole(ctx, { groupId, userId, role })),
  }),
  api.post("/groups/:id/owner/:user", groupActions.change, "Hand my group over", {
    operationId: "handOverGroup",
    description: "Makes another member the owner of the group and of its post. The owner until now stays as a member.",
    statuses,
    params: { id: oneGroup, user: member },
    answers: { 200: now, 403: notOwner, 404: noGroup, 409: message("The member does not belong to the group.") },
    handle: async ({ ctx, params: { id: groupId, user: userId } }) =>
      presentWholeGroup(ctx, await handOverGroup(ctx, { groupId, userId })),
  }),
];
