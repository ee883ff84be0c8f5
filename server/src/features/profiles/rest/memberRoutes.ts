import { notFound } from "../../../errors";
import { routesOf } from "../../../platform/rest/route";
import { meaning, message } from "../../../platform/rest/schema";
import { Member } from "../../accounts/rest/accountTypes";
import { avatarOf } from "../../accounts/rest/presentAccount";
import { accountActions } from "../../accounts/signIn/accountPolicy";
import { isHidden } from "../../blocks/visibility";
import { findMember } from "../findMember";
import { profileMessages } from "../messages";

const noMember = () => notFound(profileMessages.noMember());

export const memberRoutes = [
  routesOf("Profiles").get("/users/:id", accountActions.read, "One member", {
    operationId: "getUser",
    description: "Their name and picture; `GET /profile/user/{id}` has what they say about themselves.",
    knowsMembers: true,
    params: { id: { description: "The member's id.", malformed: noMember } },
    answers: { 200: meaning("The member.", Member), 404: message("`There is no member with this id.`") },
    async handle({ ctx, params: { id } }) {
      const user = await findMember(ctx, id);
      if (!user || (await isHidden(ctx, user.id))) throw noMember();
      return { _id: user.id, name: user.name, avatar: avatarOf(ctx, user) };
    },
  }),
];
