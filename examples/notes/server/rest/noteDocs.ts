import { text as limits } from "../../../platform/limits/limits";
import {
  describeRoute,
  errors,
  filled,
  id,
  type JsonSchema,
  listOf,
  moment,
  objectOf,
  objectWith,
  ref,
  text,
} from "../../../platform/rest/describe";

export const noteSchemas: Readonly<Record<string, JsonSchema>> = {
  Note: objectOf({
    _id: id("The note's id."),
    text: text("Plain text with line breaks."),
    date: moment("When it was written."),
  }),
};

export const noteDocs = {
  list: describeRoute({
    tag: "Notes",
    summary: "My notes",
    description: "The newest notes, newest first.",
    success: listOf(ref("Note")),
    successDescription: "The notes.",
  }),
  add: describeRoute({
    tag: "Notes",
    summary: "Keep a note",
    description: "Only the member sees it.",
    body: objectWith(["text"], { text: filled(limits.post, `1 to ${limits.post} characters.`) }),
    example: { text: "Ask Nia about the reading group." },
    success: ref("Note"),
    successDescription: "The note.",
    refusals: { 400: errors("The text is empty or too long.") },
  }),
};
