import { declareMessages } from "../../../messages";

export const postMessages = declareMessages("posts", {
  notFound: "Post not found",
  commentNotFound: "Comment does not exist",
  textRequired: "Text is required",
  firstDayPosts: "On your first day here you can start {max} groups. Please come back tomorrow.",
  firstDayComments: "On your first day here you can write {max} comments. Please come back tomorrow.",
  firstDayEdits: "On your first day here you can make {max} edits. Please come back tomorrow.",
  hiddenText: "Moderators have hidden this text. It can't be edited.",
  editedMeanwhile: "This text was edited somewhere else in the meantime",
  repliedOnce: "{name} replied in “{title}”",
  repliedAgain: "{name} wrote {count} replies in “{title}”",
  repliedBoth: "{name} and {other} wrote {count} replies in “{title}”",
  repliedMany: "{name} and {others} others wrote {count} replies in “{title}”",
  onePlace: "Only one of after, before, around and start can be given",
  answeredOnce: "{name} answered your comment in “{title}”",
  answeredAgain: "{name} wrote {count} answers to your comments in “{title}”",
  answeredBoth: "{name} and {other} wrote {count} answers to your comments in “{title}”",
  answeredMany: "{name} and {others} others wrote {count} answers to your comments in “{title}”",
  pageWithCursor: "page cannot be combined with after",
});
