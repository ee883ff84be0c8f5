import { declareMessages } from "../../messages";

/** What an answer says of a request that the server refused by itself. */
export const webMessages = declareMessages("web", {
  tooLarge: "Request body is too large",
  unknownContentType: "This type of content is not understood.",
  nothingHere: "There is nothing here.",
  malformedAddress: "The address is malformed.",
});
