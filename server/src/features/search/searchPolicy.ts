import { declareActions, everyone } from "../../platform/authorization/actions";

export const searchActions = declareActions(
  "search",
  {
    /** What each thing says of itself decides who finds it. */
    search: everyone,
  },
  { "profile:read": ["search"] },
);
