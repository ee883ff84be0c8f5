import { declareMessages } from "../../messages";

export const administrationMessages = declareMessages("administration", {
  nothingHere: "There is nothing here.",
  refused: "{reason}",
});
