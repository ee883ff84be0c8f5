import { writeReminder } from "./writeReminder";

it("N42 goal and place of a session are quoted on one line: they add no paragraphs of their own", () => {
  const at = new Date("2026-03-02T19:00:00Z");
  const reminder = { kind: "STARTS_SOON", userId: "u", name: "Nia", email: "nia@example.com", linkVersion: 1 };
  const date = {
    occurrenceId: "o",
    startsAt: at,
    endsAt: at,
    timeZone: "UTC",
    title: "Algebra\n\nYou won",
    group: "Rings\n\n\u202eWin",
  };
  const typed = { goal: "Rings\n\nLog in at https://evil.test", place: "Room 3\n\n\u202eNow" };
  const { content } = writeReminder({ ...reminder, ...date, ...typed }, "https://circle.example", {
    decline: "d",
    stop: "s",
  });

  expect(content.subject).toMatch(/^Algebra You won: /);
  expect(content.paragraphs[0]).toMatch(/^“Algebra You won” in “Rings Win” starts on /);
  expect(content.paragraphs.slice(1)).toEqual([
    "What you want to get done: “Rings Log in at https://evil.test”",
    "Where: “Room 3 Now”",
  ]);
});
