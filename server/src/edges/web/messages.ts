import { declareMessages } from "../../messages";

/** Messages for requests that the server rejects before any feature. */
export const webMessages = declareMessages("web", {
  tooLarge: "Request body is too large",
  unknownContentType: "This type of content is not understood.",
  nothingHere: "There is nothing here.",
  headersTooLarge: "The headers of the request are too large",
  tooSlow: "The request took too long to arrive",
  malformedRequest: "The request is malformed",
  malformedAddress: "The address is malformed.",
});
