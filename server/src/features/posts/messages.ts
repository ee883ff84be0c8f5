import { declareMessages } from "../../messages";

export const postMessages = declareMessages("posts", {
  notFound: "Post not found",
  commentNotFound: "Comment does not exist",
  textRequired: "Text is required",
  pageWithCursor: "page cannot be combined with after",
});
