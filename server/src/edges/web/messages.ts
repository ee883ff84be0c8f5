import { declareMessages } from "../../messages";

/** What an answer outside the APIs says of a request that the server refused by itself. */
export const webMessages = declareMessages("web", {
  tooLarge: "The request is too large.",
  unknownContentType: "This type of content is not understood.",
  nothingHere: "There is nothing here.",
  notUnderstood: "The request is not understood.",
  malformedAddress: "The address is malformed.",
});
