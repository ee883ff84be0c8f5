import { declareMessages } from "../../messages";

export const bookMessages = declareMessages("books", {
  blankGoal: "Please let us know what you'd like to learn!",
});
