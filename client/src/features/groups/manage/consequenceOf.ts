import type { GroupVisibility } from "../../../generated/groupHooks";
import * as texts from "../texts";

/** What a change of who may join brings, in plain words; null when nothing changes. */
export function consequenceOf(from: GroupVisibility, to: GroupVisibility, waiting: number): string | null {
  if (from === to) return null;
  if (to === "OPEN") return texts.willOpen + (waiting > 0 ? texts.willAdmit(waiting) : "");
  if (to === "PRIVATE") return texts.willHide + (waiting > 0 ? texts.willDecline(waiting) : "");
  return from === "PRIVATE" ? texts.willShow : texts.willClose;
}
