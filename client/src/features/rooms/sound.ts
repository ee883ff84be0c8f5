const year = 31_536_000;

/** Whether this device plays a sound at the end of a phase: off until somebody turns it on. */
export const isSoundOn = (): boolean => /(?:^|; )roomSound=on/.test(document.cookie);

/** Remembers it for a year, in a cookie: localStorage has only what goes with the token. */
export function chooseSound(isOn: boolean): void {
  document.cookie = `roomSound=${isOn ? "on" : "off"}; path=/; max-age=${isOn ? year : 0}; samesite=lax`;
}

/** Two soft notes, up for a focus and down for a break: their frequency in Hz, and when each begins in seconds. */
const notes = {
  FOCUS: [
    [523, 0],
    [659, 0.22],
  ],
  BREAK: [
    [659, 0],
    [523, 0.22],
  ],
} as const;

let audio: AudioContext | null = null;

/** Browsers keep silent until the page was touched; where they have no sound at all, nothing happens. */
export function playPhase(phase: keyof typeof notes): void {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  const context = audio;
  void context.resume().catch(() => undefined);
  for (const [frequency, delay] of notes[phase]) playNote(context, frequency, context.currentTime + delay);
}

const [loudness, silence, seconds] = [0.12, 0.0001, 0.9];

function playNote(context: AudioContext, frequency: number, start: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(silence, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(silence, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
