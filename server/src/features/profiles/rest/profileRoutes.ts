import { notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import { nextAfter, range, readRows } from "../../../platform/rest/range";
import { routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message, objectOf, whole } from "../../../platform/rest/schema";
import { listProfilesFrom } from "../directory";
import { profileMessages } from "../messages";
import { profileActions } from "../profilePolicy";
import { getProfile, saveProfile } from "../profileService";
import { presentProfile, presentProfileWithMember } from "./presentProfile";
import { presentProfiles } from "./presentProfiles";
import { profileBody } from "./profileBody";
import { profileSearch } from "./profileSearch";
import { noProfile, Profile, ProfileWithMember } from "./profileTypes";

const api = routesOf("Profiles");
/** A member without a profile is a 400 here. */
const statuses = { NOT_FOUND: 400 } as const;

export const profileRoutes = [
  api.get("/profile/me", profileActions.readOwn, "My profile", {
    description: "The profile of the token's owner.",
    statuses,
    answers: { 200: meaning("The viewer's profile.", ProfileWithMember), 400: message(`${noProfile}.`) },
    handle: async ({ ctx }) =>
      presentProfileWithMember(ctx, await getProfile(ctx, authorize(ctx, profileActions.readOwn).id)),
  }),
  api.post("/profile", profileActions.edit, "Create or replace my profile", {
    description: "Experience and education are kept. A field that is empty or left out is cleared, except `interests`.",
    body: profileBody,
    answers: { 200: meaning("The profile as saved.", Profile) },
    handle: async ({ ctx, body }) => presentProfile(ctx, await saveProfile(ctx, body)),
  }),
  api.get("/profile", profileActions.read, "All profiles", {
    description: "The directory of members.",
    knowsMembers: true,
    isPaged: true,
    query: range,
    answers: { 200: meaning("Newest first.", listOf(ProfileWithMember)) },
    async handle({ ctx, query, linkNext }) {
      const { rows, next } = await readRows(query, (rows) => listProfilesFrom(ctx, {}, rows));
      const presented = await presentProfiles(ctx, rows);
      linkNext(nextAfter("/api/profile", rows, presented.length, next));
      return presented;
    },
  }),
  api.post("/profile/postload", profileActions.read, "Profiles by interest", {
    description:
      "Open to anyone. Every field is optional; a `limit` or `skip` that is no number counts as left out, and a list as `{}`.",
    onlyReads: true,
    knowsMembers: true,
    body: profileSearch,
    answers: {
      200: meaning(
        "Newest first.",
        objectOf(
          { profiles: listOf(ProfileWithMember), postSize: whole("How many profiles are in this answer.") },
          { nextSkip: whole("The `skip` of the rest; only when the answer had no room for all.") },
        ),
      ),
      400: errors("A negative `skip`, or a filter that does not exist."),
    },
    async handle({ ctx, body: { interests, range } }) {
      const found = interests === null ? [] : await listProfilesFrom(ctx, { interests }, range);
      const profiles = await presentProfiles(ctx, found);
      const isCut = profiles.length < found.length;
      return { profiles, postSize: profiles.length, ...(isCut ? { nextSkip: range.skip + profiles.length } : {}) };
    },
  }),
  api.get("/profile/user/:id", profileActions.read, "A member's profile", {
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
