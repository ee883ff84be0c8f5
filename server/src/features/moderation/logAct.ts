import { z } from "zod";
import { defineAct } from "../../platform/admin/acts";
import type { LogEntry } from "./LogEntry";
import { moderation as limits } from "./limits";
import { logStatement } from "./moderationStatements";

export const logAct = defineAct({
  name: "log.list",
  summary: "what staff and operators did, the newest first; --limit 50",
  input: z.object({
    limit: z.coerce
      .number("is a number")
      .int()
      .min(1)
      .max(limits.logListed, `is at most ${limits.logListed}`)
      .default(50),
  }),
  async run({ limit }, { services: { db } }) {
    const entries = await db.rows<LogEntry>(logStatement({ limit, hasCursor: false }));
    if (entries.length === 0) return { said: "Nothing was done yet." };
    return {
      rows: entries.map(({ createdAt, operator, actorName, actorId, action, memberId, memberName, details }) => ({
        when: new Date(createdAt).toISOString(),
        who: operator ?? actorName ?? actorId,
        what: action,
        member: memberName ?? memberId,
        details,
      })),
    };
  },
});
