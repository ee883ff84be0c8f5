import { declareActions, everyone, members } from "../../platform/authorization/actions";

export const homeActions = declareActions(
  "home",
  {
    /** What waits for oneself, and who of one's circle is here. */
    read: members,
    /** How much goes on here. */
    readCounts: everyone,
    /** One's notifications and groups, as they change. */
    follow: members,
  },
  { "notifications:read": ["read", "readCounts", "follow"] },
);
