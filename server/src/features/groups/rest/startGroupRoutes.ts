import { interests } from "../../profiles/interest";
import { groups as limits } from "../limits";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import {
  errors,
  flag,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  oneOf,
  orNull,
  type Schema,
  text,
  whole,
} from "../../../platform/rest/schema";
import { GroupVisibility } from "../group/choices";
import { postActions } from "../discussion/postPolicy";
import { sentMentions } from "./mentionTypes";
import { plainText, Post, sentPictures } from "./postTypes";
import { presentPost } from "./presentPost";
import { StartGroupInput } from "../group/groupInputs";
import { startGroup } from "../group/startGroup";

/** Empty text counts as left out, as everywhere. */
const orEmpty = (schema: Schema): Schema => ({
  anyOf: [schema, { type: ["string", "null"], pattern: String.raw`^\s*$` }],
});

/** What can be said of a new group, as `GroupSettingsInput` has it. */
const settings = named(
  "GroupSettings",
  objectOf(
    {},
    {
      title: { ...orNull(text("Null or empty shows the beginning of the post instead.")), maxLength: limits.title },
      interest: orEmpty(oneOf(interests, "What its members want to learn, as a number.")),
      tags: orEmpty(
        meaning(`At most ${limits.tags}, of ${limits.tag} characters each.`, listOf(text("What it is about."))),
      ),
      visibility: oneOf(Object.values(GroupVisibility), "Who finds it and may join; left out: `OPEN`."),
      capacity: orEmpty({
        ...whole("How many members it has room for; null or left out: as many as like."),
        minimum: limits.capacity.min,
        maximum: limits.capacity.max,
      }),
      openToGuests: flag("Whether guests, too, see its first message and its next sessions; only of an open group."),
    },
  ),
);

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
    description: "Starts a group: others comment and join. `group` says who; without it the group is open.",
    body,
    answers: {
      200: meaning("The post.", Post),
      404: message("`Post not found`: what the first request with this `Idempotency-Key` published was deleted since."),
    },
    handle: async ({ ctx, body }) => presentPost(ctx, await startGroup(ctx, body)),
  }),
];
