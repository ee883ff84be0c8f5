import { v7 as newId } from "uuid";
import { z } from "zod";
import { StartError } from "../../errors";
import { type ActRun, defineAct } from "../../platform/admin/acts";
import { announceAbsence, endAbsence, findAbsence } from "../accounts/suspension/absence";
import { endOf } from "../accounts/operator/memberActs";
import { findMember } from "../accounts/users/findMember";
import type { User } from "../accounts/users/User";
import { ContentDecision, MemberDecision, ReportKind } from "./choices";
import { decide } from "./decideReport";
import { moderation as limits } from "./limits";
import type { ModerationCase } from "./ModerationCase";
import { lockCase, openCase } from "./moderationStatements";
import { hideTexts } from "./textActs";

const who = z.string().min(1);

const suspend = defineAct({
  name: "member.suspend",
  summary: "makes a member absent, for so many days or until restored: WHO [DAYS] REASON; --hide hides all their texts",
  input: z.object({ who, reason: z.array(z.string()).default([]), hide: z.boolean().default(false) }),
  words: ["who", "reason"],
  isChange: true,
  async run({ who: given, reason, hide }, run) {
    const [first = "", ...rest] = reason;
    const days = /^\d+$/.test(first) ? Number(first) : null;
    const reasonShown = (days === null ? reason : rest).join(" ");
    if (!reasonShown) throw new StartError("reason: say why; the member reads it.");
    if (days === 0 || (days ?? 0) > limits.suspensionDays)
      throw new StartError(`days: from 1 to ${limits.suspensionDays}, or none for no end.`);
    const member = await findMember(run.services.db, given);
    const until = await suspendMember(run, member, { days, reasonShown });
    const hidden = hide ? await hideTexts(run, [member], null) : null;
    return { said: `${member.email} is suspended${until}.${hidden ? ` ${hidden}` : ""}` };
  },
});

/** Returns when it ends, in words. */
export async function suspendMember(
  { services, change, isDry }: ActRun,
  { id }: Pick<User, "id">,
  { days, reasonShown }: { days: number | null; reasonShown: string },
): Promise<string> {
  const until = await change({ memberId: id, details: reasonShown }, async (tx) => {
    const [opened] = await tx.rows<{ id: string }>(openCase, [ReportKind.PROFILE, id, newId(), id, null, null, null]);
    const [found] = await tx.rows<ModerationCase>(lockCase, [opened?.id]);
    if (!found) throw new StartError("Somebody else has changed this case meanwhile. Try again.");
    const input = { content: ContentDecision.KEEP, member: MemberDecision.SUSPEND, days, reasonShown };
    await decide(services, tx, { actorId: null, found, input });
    return endOf(await findAbsence(tx, id));
  });
  if (!isDry) announceAbsence(services, id);
  return until;
}

const restore = defineAct({
  name: "member.restore",
  summary: "ends a suspension",
  input: z.object({ who }),
  words: ["who"],
  isChange: true,
  async run({ who: given }, run) {
    const member = await findMember(run.services.db, given);
    await run.change({ memberId: member.id }, (tx) => endAbsence(tx, member.id, "SUSPENDED"));
    return { said: `${member.email} is not suspended any more.` };
  },
});

export const suspensionActs = [suspend, restore];
