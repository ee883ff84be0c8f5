import { type AppError, notFound, toAppError } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { text as limits } from "../../../platform/limits/limits";
import { credentialsPerProfile } from "../limits";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { type Part, type Route, routesOf } from "../../../platform/rest/route";
import { errorsOrMessage, meaning, message, MessageWithErrors } from "../../../platform/rest/schema";
import * as credentials from "../credentials";
import { profileMessages } from "../messages";
import { AddEducationInput, AddExperienceInput } from "../periodInputs";
import type { Profile as ProfileRow } from "../Profile";
import { profileActions } from "../profilePolicy";
import { updateEducation, updateExperience } from "../updateCredential";
import { UpdateEducationInput, UpdateExperienceInput } from "../updateCredentialInputs";
import { presentProfile } from "./presentProfile";
import { noProfile, Profile } from "./profileTypes";

const required = `1 to ${limits.field} characters.`;
const words = `At most ${limits.field} characters.`;

const period = {
  from: "The first day, as `YYYY-MM-DD` or ISO 8601; the day is taken as written.",
  to: 'The last day, not before the first; `""`, null or left out while it goes on. Not read if `current`.',
  current: {
    schema: {
      enum: [true, false, "true", "false", "", null],
      description: "Whether it goes on today; then `to` is ignored. false when empty or left out.",
    },
    read: (value: unknown) => (value === "true" ? true : value === "false" || value === "" ? false : (value ?? false)),
  },
  description: words,
};

const api = routesOf("Experience and education");
/** A member without a profile is a 400 here. */
const statuses = { NOT_FOUND: 400 } as const;
const wrong = errorsOrMessage(`Every field that is wrong; or, as \`msg\`, ${noProfile}.`);

/** The jobs, or the courses of study, in the viewer's own profile. */
interface Kind<Added, Updated> {
  path: "/profile/experience" | "/profile/education";
  called: string;
  /** As in `addExperience`. */
  name: "Experience" | "Education";
  /** An entry that is not in the member's profile, whatever the reason. */
  missing: () => AppError;
  added: Part<Added>;
  updated: Part<Updated>;
  add(ctx: AppContext, input: Added): Promise<{ profile: ProfileRow }>;
  update(ctx: AppContext, input: Updated & { id: string }): Promise<unknown>;
  remove(ctx: AppContext, id: string): Promise<unknown>;
}

const routesFor = <Added, Updated>({ path, called, name, missing, ...kind }: Kind<Added, Updated>): Route[] => [
  api.put(path, profileActions.edit, `Add ${called}`, {
    operationId: `add${name}`,
    description: `A profile holds at most ${credentialsPerProfile} jobs and as many courses of study.`,
    statuses,
    body: kind.added,
    answers: {
      200: meaning("The profile, the newest entry first.", Profile),
      400: wrong,
      404: message("What the first request with this `Idempotency-Key` added was removed since."),
      409: meaning("The profile is full; or the `Idempotency-Key` was used for another request.", MessageWithErrors),
    },
    handle: async ({ ctx, body }) => presentProfile(ctx, (await kind.add(ctx, body)).profile),
  }),
  api.put(`${path}/:id`, profileActions.edit, `Change ${called}`, {
    operationId: `update${name}`,
    description:
      "Changes the entry: what the body leaves out stays, and `null` clears it. It keeps its id and its place in the list.",
    statuses,
    params: { id: { description: "The entry's id.", malformed: missing } },
    body: kind.updated,
    answers: {
      200: meaning("The profile with the changed entry.", Profile),
      400: wrong,
      404: message("The profile has no entry with this id, or the id is malformed."),
    },
    handle: ({ ctx, params: { id }, body }) => presentWith(ctx, missing, () => kind.update(ctx, { ...body, id })),
  }),
  api.delete(`${path}/:id`, profileActions.edit, `Remove ${called}`, {
    operationId: `delete${name}`,
    description: "Answers the profile that is left. Removing twice is the same as removing once.",
    statuses,
    params: { id: { description: "The entry's id." } },
    answers: {
      200: meaning("The profile without it; an id that is not in it changes nothing.", Profile),
      400: message(`${noProfile}.`),
    },
    handle: ({ ctx, params: { id } }) => presentWithout(ctx, () => kind.remove(ctx, id)),
  }),
];

const job = { title: required, company: required, location: words, ...period };
const someJob = { title: "Nurse", company: "City Hospital", location: "Lagos", from: "2021-03-01", current: true };
const study = { school: required, degree: required, fieldOfStudy: required, ...period };
const someStudy = { school: "University of Lagos", degree: "BSc", fieldofstudy: "Nursing", from: "2016-09-01" };

export const credentialRoutes = [
  ...routesFor({
    path: "/profile/experience",
    called: "a job",
    name: "Experience",
    missing: () => notFound(profileMessages.experienceNotFound(), 404),
    added: bodyOf(AddExperienceInput, job, { example: someJob }),
    updated: bodyOf(UpdateExperienceInput, job, { example: someJob, rulesOf: AddExperienceInput, isPartial: true }),
    add: credentials.addExperience,
    update: updateExperience,
    remove: credentials.deleteExperience,
  }),
  ...routesFor({
    path: "/profile/education",
    called: "a course of study",
    name: "Education",
    missing: () => notFound(profileMessages.educationNotFound(), 404),
    added: bodyOf(AddEducationInput, study, { example: someStudy }),
    updated: bodyOf(UpdateEducationInput, study, { example: someStudy, rulesOf: AddEducationInput, isPartial: true }),
    add: credentials.addEducation,
    update: updateEducation,
    remove: credentials.deleteEducation,
  }),
];

/** The profile after a change; without a profile the service's error is the answer. */
async function presentWith(ctx: AppContext, missing: () => AppError, change: () => Promise<unknown>) {
  const profile = await credentials.getOwnProfile(ctx);
  try {
    await change();
  } catch (error) {
    throw toAppError(error).code === "NOT_FOUND" ? missing() : error;
  }
  return presentProfile(ctx, profile);
}

/** The profile after a removal; an entry that is not in it counts as removed. */
async function presentWithout(ctx: AppContext, remove: () => Promise<unknown>) {
  const profile = await credentials.getOwnProfile(ctx);
  try {
    await remove();
  } catch (error) {
    if (!["NOT_FOUND", "BAD_USER_INPUT"].includes(toAppError(error).code)) throw error;
  }
  return presentProfile(ctx, profile);
}
