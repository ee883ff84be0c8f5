import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { theme } from "../../ui/theme/theme";
import { SoundChoice } from "./SoundChoice";

const label = "Play a sound when focus or a break ends";

/** Counts the notes that a browser would play. */
function listen() {
  let notes = 0;
  const part = { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, frequency: {} };
  const node = { ...part, connect: (next: object) => next, start: () => (notes += 1), stop() {} };
  class AudioContext {
    currentTime = 0;
    resume = () => Promise.resolve();
    createOscillator = () => node;
    createGain = () => node;
  }
  Object.assign(window, { AudioContext });
  return () => notes;
}

const wrapper = ({ children }: { children: ReactNode }) => <ChakraProvider value={theme}>{children}</ChakraProvider>;

describe("B17 the sound at the end of a phase", () => {
  const played = listen();

  beforeEach(() => (document.cookie = "roomSound=off; max-age=0"));

  it("is off by default", () => {
    const { rerender } = render(<SoundChoice phase="FOCUS" />, { wrapper });
    expect(screen.getByRole("checkbox", { name: label })).not.toBeChecked();

    rerender(<SoundChoice phase="BREAK" />);

    expect(played()).toBe(0);
  });

  it("plays once it is turned on, with the next phase, and is remembered on this device", async () => {
    const { rerender, unmount } = render(<SoundChoice phase="FOCUS" />, { wrapper });
    await userEvent.click(screen.getByRole("checkbox", { name: label }));
    const first = played();
    expect(first).toBe(2);

    rerender(<SoundChoice phase="BREAK" />);
    expect(played()).toBe(first + 2);
    unmount();
    render(<SoundChoice phase="BREAK" />, { wrapper });

    expect(screen.getByRole("checkbox", { name: label })).toBeChecked();
  });
});
