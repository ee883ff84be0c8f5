import { requireViewer } from "../../../platform/authorization/authorize";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, flag, meaning, message, objectOf } from "../../../platform/rest/schema";
import { StudyTimeInput } from "../profileInputs";
import { profileActions } from "../profilePolicy";
import { getProfileOf, saveProfile } from "../profileService";
import { noProfile } from "./profileTypes";

const api = routesOf("Profiles");

const Choice = objectOf({ showsStudyTime: flag("Whether those who see the profile see how much the member studies.") });
const statuses = { NOT_FOUND: 400 } as const;

/** Whether a profile shows how much its member studies; like who may see it, no part of the contract's profile. */
export const studyTimeRoutes = [
  api.get("/profile/study-time", profileActions.readOwn, "Whether my profile shows my study time", {
    operationId: "getStudyTimeVisibility",
    description: "It does not, until the member says otherwise.",
    statuses,
    answers: { 200: meaning("Whether it does.", Choice), 400: message(noProfile) },
    async handle({ ctx }) {
      const { showsStudyTime } = await getProfileOf(ctx.db, requireViewer(ctx).id);
      return { showsStudyTime };
    },
  }),
  api.put("/profile/study-time", profileActions.edit, "Show my study time, or hide it", {
    operationId: "setStudyTimeVisibility",
    description: "Minutes, streak and how many goals are done: never what was studied, and never with whom.",
    body: bodyOf(StudyTimeInput, { showsStudyTime: "`true` or `false`." }, { example: { showsStudyTime: true } }),
    answers: {
      200: meaning("Whether it is shown now.", Choice),
      400: errors("`showsStudyTime` is wrong, or there is no profile yet: then `Status is required`."),
    },
    async handle({ ctx, body }) {
      const { showsStudyTime } = await saveProfile(ctx, body);
      return { showsStudyTime };
    },
  }),
];
