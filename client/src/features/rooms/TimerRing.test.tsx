import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { theme } from "../../ui/theme/theme";
import type { TimerFragment } from "../../generated/roomHooks";
import { TimerRing } from "./TimerRing";

const now = Date.parse("2026-03-01T12:00:00.000Z");
const timer = {
  __typename: "RoomTimer",
  startedAt: "2026-03-01T11:00:00.000Z",
  serverNow: new Date(now).toISOString(),
  focusMinutes: 25,
  startedBy: null,
} as const;

function statusOf(phase: "FOCUS" | "BREAK", breakMinutes: number, secondsLeft: number) {
  const endsAt = new Date(now + secondsLeft * 1_000).toISOString();
  const shown = { ...timer, phase, breakMinutes, endsAt } as TimerFragment;
  const { unmount } = render(
    <ChakraProvider value={theme}>
      <TimerRing timer={shown} color="accent" />
    </ChakraProvider>,
  );
  const text = screen.getByRole("status").textContent;
  unmount();
  return text;
}

describe("B20 what screen readers hear of the timer", () => {
  it.each(["FOCUS", "BREAK"] as const)("is the beginning of a %s, and five minutes and one", (phase) => {
    const of = phase === "FOCUS" ? "focus" : "break";

    expect(statusOf(phase, 10, 600)).toMatch(/starts/);
    expect(statusOf(phase, 10, 300)).toBe(`5 minutes of ${of} left.`);
    expect(statusOf(phase, 10, 60)).toBe(`One minute of ${of} left.`);
  });

  it.each([3, 5])("is the beginning of a break of %i minutes, too", (minutes) => {
    expect(statusOf("BREAK", minutes, minutes * 60)).toBe("Break starts.");
    expect(statusOf("BREAK", minutes, 60)).toBe("One minute of break left.");
  });

  it("is not five minutes when two are left", () => {
    expect(statusOf("FOCUS", 5, 120)).toBe("");
  });
});
