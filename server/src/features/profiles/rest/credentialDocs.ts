import { credentialsPerProfile, text as textLimits } from "../../../platform/limits/limits";
import { noProfile } from "../../accounts/rest/accountDocs";
import {
  clearable,
  describeRoute,
  filled,
  id,
  type JsonSchema,
  message,
  objectOf,
  objectWith,
  ref,
  text,
} from "../../../platform/rest/describe";

const required = filled(textLimits.field, `1 to ${textLimits.field} characters.`);
const words = clearable(textLimits.field, `At most ${textLimits.field} characters.`);
const day = String.raw`\s*\d{4}-\d{2}-\d{2}(T.*)?\s*`;
const period = {
  from: text("The first day, as `YYYY-MM-DD` or ISO 8601; the day is taken as written.", {
    pattern: `^${day}$`,
    examples: ["2021-03-01"],
  }),
  to: {
    type: ["string", "null"],
    pattern: `^(${day}|\\s*)$`,
    description: 'The last day, not before the first; `""`, null or left out while it goes on. Not read if `current`.',
    examples: ["2022-07-31"],
  },
  current: {
    enum: [true, false, "true", "false", "", null],
    description: "Whether it goes on today; then `to` is ignored. false when empty or left out.",
  },
  description: words,
};

const wrongFields = {
  description: "Every field that is wrong; or, as `msg`, `There is no profile for this user`.",
  anyOf: [ref("Errors"), ref("Message")],
};

const experience = objectWith(["title", "company", "from"], {
  title: required,
  company: required,
  location: words,
  ...period,
});
const education = objectWith(["school", "degree", "fieldofstudy", "from"], {
  school: required,
  degree: required,
  fieldofstudy: required,
  ...period,
});
const someJob = { title: "Nurse", company: "City Hospital", location: "Lagos", from: "2021-03-01", current: true };
const someStudy = {
  school: "University of Lagos",
  degree: "BSc",
  fieldofstudy: "Nursing",
  from: "2016-09-01",
  to: "2020-07-31",
};

const add = (summary: string, body: JsonSchema, example: JsonSchema) =>
  describeRoute({
    tag: "Experience and education",
    summary,
    description: `A profile holds at most ${credentialsPerProfile} jobs and as many courses of study.`,
    repeatable: true,
    body,
    example,
    success: ref("Profile"),
    successDescription: "The profile, the newest entry first.",
    refusals: {
      400: wrongFields,
      404: message("What the first request with this `Idempotency-Key` added was removed since."),
      409: {
        description: "The profile is full; or the `Idempotency-Key` was used for another request.",
        ...ref("MessageWithErrors"),
      },
    },
  });

const update = (summary: string, body: JsonSchema, example: JsonSchema) =>
  describeRoute({
    tag: "Experience and education",
    summary,
    description: "Replaces the entry: what the body leaves out is cleared. It keeps its id and its place in the list.",
    params: objectOf({ id: id("The entry's id.") }),
    body,
    example,
    success: ref("Profile"),
    successDescription: "The profile with the changed entry.",
    refusals: {
      400: wrongFields,
      404: message("The profile has no entry with this id, or the id is malformed."),
    },
  });

const remove = (summary: string) =>
  describeRoute({
    tag: "Experience and education",
    summary,
    description: "Answers the profile that is left. Removing twice is the same as removing once.",
    params: objectOf({ id: id("The entry's id.") }),
    success: ref("Profile"),
    successDescription: "The profile without it; an id that is not in it changes nothing.",
    refusals: { 400: noProfile },
  });

export const credentialDocs = {
  addExperience: add("Add a job", experience, someJob),
  addEducation: add("Add a course of study", education, someStudy),
  updateExperience: update("Change a job", experience, someJob),
  updateEducation: update("Change a course of study", education, someStudy),
  deleteExperience: remove("Remove a job"),
  deleteEducation: remove("Remove a course of study"),
};
