import { routesOf } from "../../../platform/rest/route";
import { errors, id, meaning, message, named, objectOf, whole } from "../../../platform/rest/schema";
import { checkId } from "../../../platform/validation/validation";
import { Member } from "../../accounts/rest/accountTypes";
import { buddyActions } from "../../buddies/buddyPolicy";
import { noMember } from "../../buddies/rest/buddyTypes";
import { presentMember } from "../../buddies/rest/presentBuddy";
import { loadParent } from "../../../platform/database/loader";
import { openBuddyGroup } from "../openBuddyGroup";

const api = routesOf("Buddies");

const BuddyGroup = named(
  "BuddyGroup",
  objectOf({
    _id: id("The group's id, which is that of its post."),
    user: meaning("The other member.", Member),
    memberCount: whole("How many are in it: two."),
  }),
);

export const buddyGroupRoutes = [
  api.post("/buddies/:id/group", buddyActions.openGroup, "Study with a buddy", {
    operationId: "openBuddyGroup",
    description:
      "Opens the private group of the viewer and a buddy: always the same one, with both in it. Its discussion is that of the post with its id. Needs no body; the viewer's e-mail must be confirmed.",
    params: { id: { description: "The member's id." } },
    answers: {
      200: meaning("The group.", BuddyGroup),
      400: errors("`id` is not an id, or it is the viewer's own."),
      403: message("The member is no buddy, or the viewer's e-mail is not confirmed yet."),
      404: noMember,
    },
    async handle({ ctx, params: { id: userId } }) {
      checkId(userId, "id");
      const group = await openBuddyGroup(ctx, { userId });
      const user = await loadParent(ctx.loaders.user, userId.toLowerCase());
      return { _id: group.id, user: presentMember(ctx, user), memberCount: group.memberCount };
    },
  }),
];
