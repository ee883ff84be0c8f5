import { declareMessages } from "../../messages";

export const noteMessages = declareMessages("notes", {
  textRequired: "Text is required",
});
