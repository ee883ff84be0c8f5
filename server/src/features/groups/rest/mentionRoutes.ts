import { type Part, routesOf } from "../../../platform/rest/route";
import { errors, id, listOf, meaning, objectOf, text } from "../../../platform/rest/schema";
import { parseInput } from "../../../platform/validation/validation";
import { commentActions } from "../discussion/postPolicy";
import { mentions as limits } from "../limits";
import { findMentionable } from "../mentions/mentionable";
import { MentionableArgs } from "../mentions/mentionableArgs";
import { NamedMember } from "./mentionTypes";

const query: Part<MentionableArgs> = {
  schema: objectOf(
    {},
    {
      text: {
        ...text("The beginning of a word of the name; left out, those who wrote last."),
        maxLength: limits.search,
        pattern: String.raw`^[^\0]*$`,
      },
      postId: {
        ...id("Under which post; left out: in a post that starts a group."),
        pattern: String.raw`^(\s*|[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12})$`,
      },
    },
  ),
  refusals: { 400: errors("A `text` that is too long, or a `postId` that is no id.") },
  read: ({ text: begin = "", postId }) => parseInput(MentionableArgs, { text: begin, postId }),
};

export const mentionRoutes = [
  routesOf("Comments").get("/mentionable", commentActions.create, "Whom I may mention", {
    operationId: "getMentionable",
    description:
      "Members of the group and those who wrote there; in an open group, or for a new post, also buddies. Nobody where the viewer may not write.",
    query,
    answers: { 200: meaning(`At most ${limits.offered}, those who wrote last first.`, listOf(NamedMember)) },
    async handle({ ctx, query: { postId = null, text: begin } }) {
      const found = await findMentionable(ctx, { postId, text: begin });
      return found.map(({ id: userId, name }) => ({ id: userId, name }));
    },
  }),
];
