/** What to do about each error code of the service. */
const hints: Record<string, string> = {
  BAD_REQUEST: "Choose one operation of this tab, then run it again.",
  BAD_USER_INPUT: "Correct the arguments that “fields” names, most often under Variables.",
  CONFLICT: "This conflicts with what is stored already. Change the value, then run it again.",
  FORBIDDEN: "Only the author can do this. Log in as that member.",
  GRAPHQL_PARSE_FAILED: "Check the syntax near the line and column in “locations”.",
  GRAPHQL_VALIDATION_FAILED: "Compare the operation with the docs panel, and keep it within the limits of the guide.",
  INTERNAL: "This is our mistake. Report the “requestId” to the operator.",
  INVALID_CREDENTIALS: "Check the email address and the password under Variables.",
  NOT_FOUND: "Nothing has this id. Query a list first and copy an id from there.",
  RATE_LIMITED: "Wait for the seconds in “retryAfter”, then run it again.",
  UNAUTHENTICATED: "This is for members. Run the example “Log in”, then choose “Use the token of this answer”.",
  UNAVAILABLE: "The service is busy or restarting. Run it again in a moment.",
};

export const hintFor = (code: string) => hints[code] ?? "The codes are listed in the docs panel, under ErrorCode.";
