import { notFound } from "../../../errors";
import { routesOf } from "../../../platform/rest/route";
import { flag, listOf, meaning, message, named, objectOf, text, whole } from "../../../platform/rest/schema";
import { profileMessages } from "../../profiles/messages";
import { profileActions } from "../../profiles/profilePolicy";
import { getProfile } from "../../profiles/profileService";
import { noProfile } from "../../profiles/rest/profileTypes";

const api = routesOf("Profiles");

const StudyTime = named(
  "StudyTime",
  objectOf({
    days: listOf(objectOf({ date: text("The day.", "2026-03-01"), minutes: whole("Minutes in a focus.") })),
    streakDays: whole("Days studied in a row."),
    totalMinutes: whole("All minutes of these weeks."),
    goalsDone: whole("How many goals are done."),
  }),
);

const StudyTimeOfMember = objectOf(
  { showsStudyTime: flag("Whether the member shows it.") },
  { studyTime: meaning("Only where they do.", StudyTime) },
);

/** It is not part of the contract's profile. */
export const studyRoutes = [
  api.get("/profile/user/:id/study-time", profileActions.read, "How much a member studies", {
    operationId: "getStudyTime",
    description: "The last four weeks in study rooms, of a member who shows them.",
    knowsMembers: true,
    statuses: { NOT_FOUND: 400 },
    params: {
      id: { description: "The member's id.", malformed: () => notFound(profileMessages.malformedId(), 400) },
    },
    answers: {
      200: meaning("The time is there where the member shows it.", StudyTimeOfMember),
      400: message(`${noProfile}; \`Profile not found\` when this is no id.`),
    },
    async handle({ ctx, params: { id } }) {
      const { showsStudyTime } = await getProfile(ctx, id);
      const found = showsStudyTime ? await ctx.loaders.statsOfMember.load(id) : null;
      return { showsStudyTime, ...(found ? { studyTime: found.stats } : {}) };
    },
  }),
];
