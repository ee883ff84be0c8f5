/**
 * Decides about reports in the demo community of a development server. Its password is public, so there is none in
 * production. docs/operations.md names it; the login page does not.
 */
export const demoModerator = {
  key: "moderator",
  email: "moderator@studycircle.example",
  password: "lanterns-along-the-quay",
  name: "Mara Lindqvist",
};
