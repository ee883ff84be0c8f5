import { declareMessages } from "../../messages";

export const shelfMessages = declareMessages("shelves", {
  noBook: "There is no book with this id.",
  full: "Your shelves hold at most {max} books. Take one off first.",
});
