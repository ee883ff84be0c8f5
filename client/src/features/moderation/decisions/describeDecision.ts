import { formatMoment } from "../../../shared/time/formatDate";
import * as texts from "./texts";

/** What was chosen, for the text and for its member. */
export interface Chosen {
  content: "KEEP" | "HIDE" | "RESTORE";
  member: "NONE" | "WARN" | "SUSPEND";
}

/** As much of a decision as its member reads. */
export interface DecisionShown extends Chosen {
  kind?: keyof typeof texts.things | null;
  until?: string | null;
  reasonShown?: string | null;
}

/** The decision in one line: the most serious part of it. `answered`: it answers an appeal against that one. */
export function nameDecision({ kind, content, member }: DecisionShown, answered?: Chosen | null): string {
  const thing = texts.things[kind ?? "POST"];
  if (member === "SUSPEND") return texts.suspendedYou;
  if (content === "HIDE") return texts.hid(thing);
  if (content === "RESTORE") return texts.restored(thing);
  if (member === "WARN") return texts.warned(thing);
  return nameKept(thing, answered);
}

/** Neither hidden nor sanctioned; on appeal, this can still reverse the first decision. */
function nameKept(thing: string, answered: Chosen | null | undefined): string {
  if (answered?.member === "SUSPEND") return texts.suspensionIsOver;
  if (answered?.content === "HIDE") return texts.staysHidden(thing);
  return answered?.member === "WARN" ? texts.warningIsOver : texts.noChange;
}

/** What it means for the member, one sentence for each part. */
export function effectsOf(decision: DecisionShown, answered?: Chosen | null): string[] {
  const { kind, content, member, until } = decision;
  const thing = texts.things[kind ?? "POST"];
  const isFreed = answered?.member === "SUSPEND" && member === "NONE";
  return [
    content === "HIDE" && member === "SUSPEND" && `${texts.hid(thing)}.`,
    content === "HIDE" && texts.onlyYouRead,
    content === "RESTORE" && texts.everyoneReads,
    content === "RESTORE" && isFreed && `${texts.suspensionIsOver}.`,
    content === "KEEP" && isFreed && answered.content === "HIDE" && `${texts.staysHidden(thing)}.`,
    member === "WARN" && texts.warning,
    member === "SUSPEND" && (until ? texts.suspendedUntil(formatMoment(until)) : texts.suspendedOpenly),
  ].filter((effect) => effect !== false);
}
