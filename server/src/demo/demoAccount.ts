/** The person a newcomer may log in as; her profile and posts are part of the community under the key `demo`. */
export const demoAccount = {
  email: "demo@studycircle.example",
  password: "paper-boats-at-noon",
  name: "Amihan Reyes",
};
