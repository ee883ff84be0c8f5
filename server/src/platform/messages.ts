import { declareMessages } from "../messages";

/** What several features say. */
export const sharedMessages = declareMessages("shared", {
  loginNeeded: "Please log in first.",
  sessionEnded: "Your session has ended. Please log in again.",
  notAuthorized: "User not authorized",
  scopeMissing: "This access token needs the scope {scope}.",
  closedToTokens: "Access tokens cannot do this. Log in for it.",
  gone: "What this refers to does not exist any more.",
  exists: "That already exists.",
  unstorable: "The text has characters that cannot be stored.",
  reusedKey: "This idempotency key was used for another request. Send a new key with new content.",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "The service is busy or restarting. Please try again in a moment.",
  readOnly: "The site can only be read for a moment. Nothing was changed; please try again in a few minutes.",
  bannedNetwork: "The people who run this site do not accept requests from your network.",
  tooManyForSeconds: "Too many requests. Please try again in {seconds} seconds.",
  tooManyForMinutes: "Too many requests. Please try again in {minutes} minutes.",
});

/** What is wrong with one field of any input. */
export const fieldMessages = declareMessages("fields", {
  invalid: "{field} is not valid",
  required: "{field} is required",
  isNull: "{field} must not be null",
  unstorable: "{field} has characters that cannot be stored",
  noId: "{field} is not an id",
  noCursor: "{field} is not a cursor of this list",
  noBoolean: "{field} must be a boolean value",
  noWebAddress: "{field} must be an http or https address of at most {max} characters",
  noClockTime: "{field} must be a time of day, for example 19:00",
  noTimeZone: "{field} must be the name of a time zone, for example Asia/Manila",
  noDay: "{field} must be a date as YYYY-MM-DD",
  dayOutOfRange: "{field} must be between {first} and {last}",
  outOfRange: "{field} must be between {min} and {max}",
  tooLow: "{field} must be {min} or more",
  tooLong: "{field} must have at most {max} characters",
  tooLongKey: "{field} must be shorter than or equal to {max} characters",
  tooDeep: "{field} is nested too deeply",
  tooManyEntries: "{field} must have at most {max} entries",
  tooManyValues: "{field} must have at most {max} values in all",
});
