import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, message, objectOf, oneOf } from "../../../platform/rest/schema";
import { requireViewer } from "../../../platform/authorization/authorize";
import { VisibilityInput } from "../profileInputs";
import { profileActions } from "../profilePolicy";
import { getProfileOf, saveProfile } from "../profileService";
import { ProfileVisibility } from "../ProfileVisibility";
import { noProfile } from "./profileTypes";

const api = routesOf("Profiles");

const Visibility = objectOf({
  visibility: oneOf(Object.values(ProfileVisibility), "`MEMBERS`: for guests there is no such member."),
});
const statuses = { NOT_FOUND: 400 } as const;

/** Who may see a profile. It is not part of the contract's profile: its clients replace that as a whole. */
export const visibilityRoutes = [
  api.get("/profile/visibility", profileActions.readOwn, "Who may see my profile", {
    operationId: "getProfileVisibility",
    description: "Everyone, until the member says otherwise.",
    statuses,
    answers: { 200: meaning("Who may see it.", Visibility), 400: message(noProfile) },
    async handle({ ctx }) {
      const { visibility } = await getProfileOf(ctx.db, requireViewer(ctx).id);
      return { visibility };
    },
  }),
  api.put("/profile/visibility", profileActions.edit, "Choose who may see my profile", {
    operationId: "setProfileVisibility",
    description: "Counts at once, in the directory too.",
    body: bodyOf(VisibilityInput, { visibility: "`PUBLIC` or `MEMBERS`." }, { example: { visibility: "MEMBERS" } }),
    answers: {
      200: meaning("Who may see it now.", Visibility),
      400: errors("`visibility` is wrong, or there is no profile yet: then `Status is required`."),
    },
    async handle({ ctx, body }) {
      const { visibility } = await saveProfile(ctx, body);
      return { visibility };
    },
  }),
];
