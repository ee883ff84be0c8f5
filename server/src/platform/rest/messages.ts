import { declareMessages } from "../../messages";

/** What the REST contract says of requests and tokens. */
export const restMessages = declareMessages("rest", {
  noToken: "No token, authorization denied",
  invalidToken: "Token is not valid",
  noRoute: "There is no such route",
  otherMethod: "This method is not allowed here",
  bodyNoObject: "The body must be a JSON object",
  bodyNoJson: "The body is not valid JSON",
  fieldOfOthers: "{field} is not a field of this request",
  nothingToChange: "Send at least one of {fields}",
  noTrueOrFalse: "{field} must be true or false",
});
