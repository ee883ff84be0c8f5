import { text as textLimits } from "../../shared/limits";
import { noProfile } from "./accountDocs";
import { describeRoute, id, type JsonSchema, message, objectOf, objectWith, ref, text } from "./describe";

const required = text(`1 to ${textLimits.field} characters.`);
const words = text(`At most ${textLimits.field} characters.`);
const period = {
  from: text("The first day, as `YYYY-MM-DD` or ISO 8601; the day is taken as written."),
  to: text("The last day; empty or left out while it goes on."),
  current: { type: "boolean", description: "Whether it goes on today; then `to` is ignored. false when left out." },
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
    repeatable: true,
    body,
    example,
    success: ref("Profile"),
    successDescription: "The profile, the newest entry first.",
    refusals: { 400: wrongFields },
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
