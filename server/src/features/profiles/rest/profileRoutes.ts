import { notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import { routesOf } from "../../../platform/rest/route";
import { meaning, message } from "../../../platform/rest/schema";
import { profileMessages } from "../messages";
import { profileActions } from "../profilePolicy";
import { getProfile, saveProfile } from "../profileService";
import { presentProfile, presentProfileWithMember } from "./presentProfile";
import { profileBody } from "./profileBody";
import { noProfile, Profile, ProfileWithMember } from "./profileTypes";

const api = routesOf("Profiles");
/** A member without a profile is a 400 here. */
const statuses = { NOT_FOUND: 400 } as const;

export const profileRoutes = [
  api.get("/profile/me", profileActions.readOwn, "My profile", {
    operationId: "getMyProfile",
    description: "The profile of the token's owner.",
    statuses,
    answers: { 200: meaning("The viewer's profile.", ProfileWithMember), 400: message(`${noProfile}.`) },
    handle: async ({ ctx }) =>
      presentProfileWithMember(ctx, await getProfile(ctx, authorize(ctx, profileActions.readOwn).id)),
  }),
  api.post("/profile", profileActions.edit, "Create or replace my profile", {
    operationId: "saveProfile",
    description: "Experience and education are kept. A field that is empty or left out is cleared, except `interests`.",
    body: profileBody,
    answers: { 200: meaning("The profile as saved.", Profile) },
    handle: async ({ ctx, body }) => presentProfile(ctx, await saveProfile(ctx, body)),
  }),
  api.get("/profile/user/:id", profileActions.read, "A member's profile", {
    operationId: "getProfile",
    description: "Open to anyone.",
    knowsMembers: true,
    statuses,
    params: {
      id: { description: "The member's id.", malformed: () => notFound(profileMessages.malformedId(), 400) },
    },
    answers: {
      200: meaning("The profile.", ProfileWithMember),
      400: message(`${noProfile}; \`Profile not found\` when this is no id.`),
    },
    handle: async ({ ctx, params: { id } }) => presentProfileWithMember(ctx, await getProfile(ctx, id)),
  }),
];
