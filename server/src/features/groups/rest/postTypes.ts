import { notFound } from "../../../errors";
import { posts as limits } from "../limits";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { postMessages } from "../discussion/messages";
import { pictures as pictureLimits } from "../../pictures/limits";
import { Picture } from "../../pictures/rest/pictureTypes";
import { CommentUnderInput } from "../discussion/postInputs";
import { EditInput } from "../editing/editInputs";
import { mentions, sentMentions } from "./mentionTypes";
import { postGroup } from "./presentGroup";
import {
  avatar,
  errors,
  id,
  listOf,
  meaning,
  message,
  timestamp,
  named,
  objectOf,
  orNull,
  text,
  whole,
} from "../../../platform/rest/schema";

const name = text("What the member wants to be called.", "Nia Okafor");

export const Like = named("Like", objectOf({ _id: id("The like's id."), user: id("Who likes it.") }));

/** Of a text that was edited. */
const editedFields = {
  edited: timestamp("When its text was last edited; only where it was."),
  version: whole("What `PUT` takes as `version`; only beside `edited`. A text that was never edited has version 1."),
};

const pictures = meaning("Only where the text has pictures, at most four.", listOf(Picture));

export const Comment = named(
  "Comment",
  objectOf(
    {
      _id: id("The comment's id."),
      text: text("Plain text with line breaks.", "Count me in."),
      name,
      avatar,
      user: id("Who wrote it."),
      date: timestamp("When it was written."),
    },
    {
      pictures,
      mentions,
      book: id("The id of the book that it shares; only where it shares one."),
      replyTo: id("The id of the comment that it answers; only of answers. That comment may be deleted."),
      likeCount: whole("How many members like it; only where somebody does."),
      ...editedFields,
    },
  ),
);

const more = objectOf(
  {},
  {
    likes: text("The address of the other likes.", "/api/threads/0198c3f2-5b7a-7c31-9d4e-2f6a8b1c0d3e/likes?cursor=…"),
    comments: text(
      "The address of the other comments.",
      "/api/threads/0198c3f2-5b7a-7c31-9d4e-2f6a8b1c0d3e/comments?cursor=…",
    ),
  },
);

export const Post = named(
  "Post",
  objectOf(
    {
      _id: id("The post's id."),
      text: text("Plain text with line breaks.", "Reading group for linear algebra, Tuesdays at 18:00 UTC."),
      name,
      avatar,
      user: id("Who wrote it, or has taken its group over."),
      likes: meaning("Newest first.", listOf(Like)),
      comments: meaning("Newest first.", listOf(Comment)),
      date: timestamp("When it was published."),
      group: postGroup,
    },
    {
      pictures,
      mentions,
      likeCount: whole("How many likes there are; only beside `more`."),
      commentCount: whole("How many comments there are; only beside `more`."),
      ...editedFields,
      more: meaning("Only when the answer has no room for all likes or comments.", more),
    },
  ),
);

/** The id of a post in a path. */
export const onePost = {
  description: "The post's id.",
  malformed: () => notFound(postMessages.notFound(), 400),
  refusals: { 400: message("`Post not found`: this is no id.") },
};
export const noPost = message("`Post not found`: there is no post with this id.");

export const removedFrom = message("The viewer was removed from the group.");
export const someoneElse = message(
  "`User not authorized`: someone else wrote it; or the token is missing or not valid.",
);

const { perText } = pictureLimits;

const pictureDescription = {
  ...orNull(text("What it shows, for those who cannot see it.", "Sketch of the proof on a whiteboard")),
  maxLength: pictureLimits.description,
};

export const plainText = `Plain text of 1 to ${limits.text} characters.`;

/** Pictures in a body. */
export const sentPictures = {
  schema: {
    anyOf: [
      {
        ...listOf(objectOf({ id: id("From the answer of `PUT /pictures`.") }, { description: pictureDescription })),
        maxItems: perText,
      },
      { type: ["string", "null"], pattern: String.raw`^\s*$` },
    ],
    description: `Pictures that the member uploaded for it, at most ${perText}.`,
  },
  read: (value: unknown) => value,
};

/** The body of a comment. */
export const textBody = (example: string) => ({
  ...bodyOf(
    CommentUnderInput,
    {
      text: plainText,
      replyTo: "The id of a comment of the post that this one answers.",
      pictures: sentPictures,
      mentions: sentMentions(),
    },
    { example: { text: example } },
  ),
  refusals: { 400: errors("`Text is required`.") },
});

/** The body of an edit. */
export const editBody = (example: string) => ({
  ...bodyOf(
    EditInput,
    {
      text: plainText,
      pictures: sentPictures,
      mentions: sentMentions(" They replace the earlier ones; left out, each stays while its name stands in the text."),
      version: "The `version` that the edit began with; left out, the new text replaces whichever is there.",
    },
    { example: { text: example } },
  ),
});

export const notEditable = message(
  "Someone else wrote it, moderators have hidden it, or the viewer may not write in the group any more.",
);
export const editedMeanwhile = message("The text has changed since this `version`.");
