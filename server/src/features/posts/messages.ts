import { declareMessages } from "../../messages";

export const postMessages = declareMessages("posts", {
  notFound: "Post not found",
  commentNotFound: "Comment does not exist",
  textRequired: "Text is required",
  repliedOnce: "{name} replied in “{title}”",
  repliedAgain: "{name} wrote {count} replies in “{title}”",
  repliedBoth: "{name} and {other} wrote {count} replies in “{title}”",
  repliedMany: "{name} and {others} others wrote {count} replies in “{title}”",
  pageWithCursor: "page cannot be combined with after",
});
