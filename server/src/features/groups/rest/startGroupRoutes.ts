import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, message, named, objectOf } from "../../../platform/rest/schema";
import { postActions } from "../discussion/postPolicy";
import { orEmpty, sentSettings } from "./groupTypes";
import { sentMentions } from "./mentionTypes";
import { plainText, Post, sentPictures } from "./postTypes";
import { presentPost } from "./presentPost";
import { StartGroupInput } from "../group/groupInputs";
import { startGroup } from "../group/startGroup";

/** What can be said of a new group, as `GroupSettingsInput` has it. */
const settings = named("GroupSettings", objectOf({}, sentSettings));

const body = {
  ...bodyOf(
    StartGroupInput,
    {
      text: plainText,
      pictures: sentPictures,
      mentions: sentMentions(),
      group: {
        schema: meaning("The group that the post starts; left out: an open group without a title.", orEmpty(settings)),
        read: (value) => value,
      },
    },
    { example: { text: "Reading group for linear algebra, Tuesdays at 18:00 UTC." } },
  ),
  refusals: { 400: errors("`Text is required`, or a field of `group` that is wrong.") },
};

/** The post is of `posts`, which does not know about groups. */
export const startGroupRoutes = [
  routesOf("Posts").post("/posts", postActions.create, "Publish a post", {
    operationId: "createPost",
    description: "Starts a group: others comment and join. `group` says who; without it the group is open.",
    body,
    answers: {
      200: meaning("The post.", Post),
      404: message("`Post not found`: what the first request with this `Idempotency-Key` published was deleted since."),
    },
    handle: async ({ ctx, body }) => presentPost(ctx, await startGroup(ctx, body)),
  }),
];
