import {
  avatar,
  id,
  type JsonSchema,
  listOf,
  moment,
  objectOf,
  objectWith,
  ref,
  text,
} from "../../../platform/rest/describe";

const name = text("What the member wants to be called.");

export const postSchemas: Readonly<Record<string, JsonSchema>> = {
  Like: objectOf({ _id: id("The like's id."), user: id("Who likes it.") }),
  Comment: objectOf({
    _id: id("The comment's id."),
    text: text("Plain text with line breaks."),
    name,
    avatar,
    user: id("Who wrote it."),
    date: moment("When it was written."),
  }),
  Post: objectOf(
    {
      _id: id("The post's id."),
      text: text("Plain text with line breaks."),
      name,
      avatar,
      user: id("Who wrote it."),
      likes: { ...listOf(ref("Like")), description: "Newest first." },
      comments: { ...listOf(ref("Comment")), description: "Newest first." },
      date: moment("When it was published."),
    },
    {
      likeCount: { type: "integer", description: "How many likes there are; only beside `more`." },
      commentCount: { type: "integer", description: "How many comments there are; only beside `more`." },
      more: {
        ...objectWith([], {
          likes: text("The address of the other likes."),
          comments: text("The address of the other comments."),
        }),
        description: "Only when the answer has no room for all likes or comments.",
      },
    },
  ),
};
