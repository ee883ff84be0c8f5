import { nextAfter, range, readRows } from "../../../platform/rest/range";
import { routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message, objectOf, whole } from "../../../platform/rest/schema";
import { profileActions } from "../../profiles/profilePolicy";
import { ProfileWithMember } from "../../profiles/rest/profileTypes";
import { listProfiles } from "../directory";
import { presentProfiles } from "./presentProfiles";
import { inFilters, profileSearch } from "./profileSearch";

const api = routesOf("Profiles");

export const directoryRoutes = [
  api.get("/profile", profileActions.read, "All profiles", {
    operationId: "getProfiles",
    description: "The directory of members.",
    knowsMembers: true,
    isPaged: true,
    query: range,
    answers: { 200: meaning("Newest first.", listOf(ProfileWithMember)) },
    async handle({ ctx, query, linkNext }) {
      const { rows, next } = await readRows(query, (rows) => listProfiles(ctx, {}).part(rows));
      const presented = await presentProfiles(ctx, rows);
      linkNext(nextAfter("/api/profile", rows, presented.length, next));
      return presented;
    },
  }),
  api.post("/profile/postload", profileActions.read, "Find profiles", {
    operationId: "findProfiles",
    description:
      "Open to anyone. Every field is optional; a `limit` or `skip` that is no number counts as left out, and a list as `{}`.",
    onlyReads: true,
    knowsMembers: true,
    body: profileSearch,
    answers: {
      200: meaning(
        "In the order that `sort` names.",
        objectOf(
          { profiles: listOf(ProfileWithMember), postSize: whole("How many profiles are in this answer.") },
          { nextSkip: whole("The `skip` of the rest; only when the answer had no room for all.") },
        ),
      ),
      400: errors("A negative `skip`, a filter that does not exist, or one that is wrong."),
      401: message("No valid token, and a filter or an order that only members may ask for."),
    },
    async handle({ ctx, body: { filter, range } }) {
      const found = filter === null ? [] : await inFilters(listProfiles(ctx, filter).part(range));
      const profiles = await presentProfiles(ctx, found);
      const isCut = profiles.length < found.length;
      return { profiles, postSize: profiles.length, ...(isCut ? { nextSkip: range.skip + profiles.length } : {}) };
    },
  }),
];
