import type { NotificationLineFragment } from "../../generated/notificationHooks";
import { pathTo } from "./pathTo";

const line = (kind: string, subject: object | null, commentId: string | null = null) =>
  ({ kind, subject, commentId }) as unknown as NotificationLineFragment;

describe("X2 a line about replies", () => {
  const post = { __typename: "Post", id: "p1" };

  it("opens the very reply, also for kinds that this version of the page does not know", () => {
    expect(pathTo(line("REPLY", post, "c1"))).toBe("/posts/p1#c1");
    expect(pathTo(line("SOME_LATER_KIND", post, "c1"))).toBe("/posts/p1#c1");
    expect(pathTo(line("REPLY", post))).toBe("/posts/p1");
  });
});

describe("C17 a line about moderation", () => {
  it("leads to the decision, and to what came of reports", () => {
    expect(pathTo(line("MODERATION", { __typename: "ModerationDecision", id: "d1" }))).toBe("/settings/decisions#d1");
    expect(pathTo(line("MODERATION", null))).toBe("/settings/decisions");
    expect(pathTo(line("REPORT", { __typename: "Report" }))).toBe("/settings/decisions");
  });
});

describe("B11 a line about a date of a session", () => {
  it("leads to that date, where one can decline", () => {
    expect(pathTo(line("SESSION_MOVED", { __typename: "Occurrence", id: "o1" }))).toBe("/sessions/o1");
  });
});
