import type { GroupVisibility } from "../../../generated/groupHooks";
import * as texts from "../texts";

interface Requests {
  waiting: number;
  /** Places that are left for them. */
  free: number;
}

/** What a change of who may join brings, in plain words; null when nothing changes. */
export function consequenceOf(from: GroupVisibility, to: GroupVisibility, { waiting, free }: Requests): string | null {
  if (from === to) return null;
  const admitted = Math.min(waiting, free);
  if (to === "OPEN") return texts.willOpen + (admitted > 0 ? texts.willAdmit(admitted) : "");
  if (to === "PRIVATE") return texts.willHide + (waiting > 0 ? texts.willDecline(waiting) : "");
  return from === "PRIVATE" ? texts.willShow : texts.willClose;
}
