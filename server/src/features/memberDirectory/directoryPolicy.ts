import { declareActions, members } from "../../platform/authorization/actions";

export const directoryActions = declareActions(
  "memberDirectory",
  {
    /** To compare others with the viewer, and to ask who was here: guests do not learn it. */
    compare: members,
  },
  { "profile:read": ["compare"] },
);
