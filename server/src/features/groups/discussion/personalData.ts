import { definePersonalData } from "../../../platform/personalData/personalData";

export const postData = definePersonalData(
  {
    table: "posts",
    member: "author_id",
    where: { column: "writer_id", isSet: false },
    key: ["created_at", "id"],
    exported: [
      ...[
        "id",
        "author_id",
        "text",
        "pictures",
        "mentions",
        "like_count",
        "comment_count",
        "visibility",
        "hidden_at",
        "edited_at",
        "created_at",
      ],
    ],
    // The copy has both with the group.
    impersonal: ["version", "text_version", "about", "writer_id"],
  },
  {
    table: "posts",
    name: "posts-taken-over",
    member: "author_id",
    where: { column: "writer_id", isSet: true },
    key: ["created_at", "id"],
    exported: ["id", "author_id", "like_count", "comment_count", "visibility", "hidden_at", "created_at"],
    // Another member wrote it, who has it in their own copy.
    secret: ["text", "pictures", "mentions", "edited_at"],
    impersonal: ["version", "text_version", "about", "writer_id"],
  },
  {
    table: "posts",
    name: "posts-handed-over",
    member: "writer_id",
    exported: ["id", "text", "pictures", "mentions", "edited_at", "created_at"],
    impersonal: [
      "author_id",
      "like_count",
      "comment_count",
      "visibility",
      "hidden_at",
      "version",
      "text_version",
      "about",
      "writer_id",
    ],
  },
  {
    table: "comments",
    member: "author_id",
    exported: [
      "id",
      "post_id",
      "author_id",
      "text",
      "pictures",
      "mentions",
      "book_id",
      "reply_to",
      "like_count",
      "hidden_at",
      "edited_at",
      "created_at",
    ],
    // Where a comment was deleted, nothing of its author is left. Answers are those of others.
    impersonal: ["version", "text_version", "answer_count", "deleted_at"],
  },
  {
    // Also what they wrote in a post that somebody else has taken over and edited since.
    table: "revisions",
    name: "posts-before-edits",
    member: "author_id",
    where: { column: "comment_id", isSet: false },
    key: ["created_at", "id"],
    exported: ["id", "post_id", "author_id", "text", "mentions", "written_at", "created_at"],
    impersonal: ["comment_id"],
  },
  {
    table: "revisions",
    name: "comments-before-edits",
    member: "author_id",
    where: { column: "post_id", isSet: false },
    key: ["created_at", "id"],
    exported: ["id", "comment_id", "author_id", "text", "mentions", "written_at", "created_at"],
    impersonal: ["post_id"],
  },
  {
    // Whom a text mentions is exported with the text. That others mentioned somebody is theirs to say.
    table: "mentioned_members",
    member: null,
    namedByOthers: ["user_id"],
    secret: ["post_id", "comment_id", "user_id"],
    impersonal: ["id", "created_at"],
  },
  {
    table: "comment_likes",
    name: "comment-likes",
    member: "user_id",
    exported: ["id", "comment_id", "user_id", "created_at"],
  },
  { table: "post_likes", name: "likes", member: "user_id", exported: ["id", "post_id", "user_id", "created_at"] },
);
