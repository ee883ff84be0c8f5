import { delivered } from "../../platform/events/events";
import { onEvent } from "../../platform/events/onEvent";
import type { Tx } from "../../platform/events/transaction";
import { defineJob } from "../../platform/jobs/defineJob";
import { formerMemberName } from "../accounts/deletion/formerMemberStatements";
import { accountEvents } from "../accounts/events";
import type { StoredMention } from "../groups/mentions/Mention";
import { renamed, toColumn } from "../groups/mentions/ranges";
import { moderation as limits } from "./limits";
import { changeKeptTexts, keptTextsWith } from "./moderationStatements";

/** Takes the name of a deleted member out of reported texts that mention them. */
const forgetName = defineJob({
  name: "forget-mentioned-in-cases",
  schema: delivered(accountEvents.accountDeleted),
  async run({ db }, { userId }, { signal }) {
    for (const table of ["moderation_cases", "reports"] as const)
      for (let isMore = true; isMore;) {
        signal.throwIfAborted();
        isMore = await db.transaction((tx) => forgetSome(tx, table, userId));
      }
  },
});

export const forgettingNames = [onEvent("accountDeleted", forgetName)];

interface KeptText {
  id: string;
  text: string | null;
  mentions: StoredMention[];
}

/** Whether there may be more. */
async function forgetSome(tx: Tx, table: "moderation_cases" | "reports", userId: string): Promise<boolean> {
  const rows = await tx.rows<KeptText>(keptTextsWith(table), [JSON.stringify([{ userId }])]);
  if (rows.length === 0) return false;
  const isGone = (id: string) => id === userId;
  const texts = rows.map(({ text, mentions }) => renamed({ text: text ?? "", mentions }, isGone, formerMemberName));
  const values = [
    rows.map(({ id }) => id),
    texts.map(({ text }) => text),
    texts.map(({ mentions }) => toColumn(mentions)),
  ];
  await tx.rows(changeKeptTexts(table), values);
  return rows.length === limits.textsAtOnce;
}
