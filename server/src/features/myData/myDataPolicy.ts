import { declareActions, everyone, members } from "../../platform/authorization/actions";

export const myDataActions = declareActions(
  "myData",
  {
    export: members,
    /** One's own copies. */
    read: members,
    /** With the token of a refused sign-in, which the service asks for. */
    takeAlong: everyone,
  },
  { closed: ["export", "read", "takeAlong"] },
);
