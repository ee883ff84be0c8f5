import { declareMessages } from "../../messages";

export const blockMessages = declareMessages("blocks", {
  noMember: "There is no member with this id.",
  oneself: "This is your own id. Choose another member.",
  tooMany: "You can block at most {max} members. Unblock someone first.",
});
