import { useEffect, useRef, useState } from "react";
import type { RoomPhase } from "../../generated/roomHooks";
import { CheckField } from "../../ui/forms/fields";
import { chooseSound, isSoundOn, playPhase } from "./sound";
import * as texts from "./texts";

/** Whether a sound says that the next phase begins. Turning it on plays it once: that is how it sounds. */
export function SoundChoice({ phase }: { phase: RoomPhase }) {
  const [isOn, setOn] = useState(isSoundOn);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (isOn) playPhase(phase);
  }, [phase, isOn]);
  const change = (next: boolean) => {
    setOn(next);
    chooseSound(next);
    if (next) playPhase(phase);
  };
  return <CheckField name="sound" label={texts.sound} isChecked={isOn} onCheckedChange={change} />;
}
