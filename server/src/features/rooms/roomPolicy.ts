import { declareActions, members, ownerBy } from "../../platform/authorization/actions";

export const roomActions = declareActions(
  "room",
  {
    read: members,
    follow: members,
    enter: members,
    /** Start and stop the timer of a room that one is in. */
    time: members,
    /** Say how far one came in a focus. */
    finish: members,
    /** How much one wants to study in a week. */
    setGoal: members,
    /** Goals and minutes, which are the member's own. */
    readOwn: ownerBy(({ id }: { id: string }) => id),
  },
  { "rooms:read": ["read", "follow", "readOwn"], "rooms:write": ["enter", "time", "finish", "setGoal"] },
);
