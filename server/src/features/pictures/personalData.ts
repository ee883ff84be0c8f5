import { definePersonalData } from "../../platform/personalData/personalData";

export const pictureData = definePersonalData(
  {
    table: "pictures",
    member: "user_id",
    exported: [
      "id",
      "name",
      "user_id",
      "post_id",
      "comment_id",
      "is_photo",
      "width",
      "height",
      "bytes",
      "used_at",
      "created_at",
    ],
  },
  // That something was reported: nobody must notice. The pictures themselves are exported.
  { table: "kept_pictures", member: null, secret: ["name", "picture_id"], impersonal: ["case_id"] },
);
