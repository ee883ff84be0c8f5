import type { GroupVisibility } from "../generated/groupHooks";
import { Globe } from "../generated/icons/Globe";
import { KeyRound } from "../generated/icons/KeyRound";
import { Lock } from "../generated/icons/Lock";
import * as texts from "./texts";

/** What each kind of group is called, and what it means. */
const looks = {
  OPEN: { Icon: Globe, label: texts.open, hint: texts.openHint },
  ON_REQUEST: { Icon: KeyRound, label: texts.onRequest, hint: texts.onRequestHint },
  PRIVATE: { Icon: Lock, label: texts.privately, hint: texts.privatelyHint },
} as const satisfies Record<GroupVisibility, object>;

export const visibilityLook = (visibility: GroupVisibility) => looks[visibility];

export const visibilityOptions = (Object.keys(looks) as GroupVisibility[]).map((value) => ({
  value,
  label: looks[value].label,
  hint: looks[value].hint,
}));
