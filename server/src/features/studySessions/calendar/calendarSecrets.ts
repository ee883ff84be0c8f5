import type { AccountSecret } from "../../../platform/secrets/accountSecret";
import { endFeed } from "./calendarStatements";

/** The addresses of a member's calendars, and the links in their reminders. */
export const calendarSecrets: readonly AccountSecret[] = [
  {
    columns: ["calendar_feeds.version"],
    derived: ["calendar feed"],
    end: (tx, { userId }) => tx.rows(endFeed, [userId]),
  },
  {
    derived: ["calendar date", "decline date"],
    end: { stays: "They contain the account's link version, which ends them." },
  },
];
