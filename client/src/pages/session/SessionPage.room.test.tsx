import { screen } from "@testing-library/react";
import { openSession, setNow, threeDaysBefore } from "../../testing/sessionPage";
import { occurrence, studyGroup } from "../../testing/sessions";

const enter = { name: "Enter the study room" };

beforeEach(threeDaysBefore);

describe("the study room of a date, which lasts from 12:00 to 13:00", () => {
  it.each([
    ["2026-11-23T11:44:00.000Z", false],
    ["2026-11-23T11:45:00.000Z", true],
    ["2026-11-23T12:59:00.000Z", true],
    ["2026-11-23T13:00:00.000Z", false],
  ])("is offered shortly before and while it lasts: at %s %s", async (moment, isOffered) => {
    setNow(moment);
    openSession(occurrence("o1", { viewerAnswer: "GOING" }));
    await screen.findByText("You're going");

    expect(screen.queryAllByRole("link", enter).map((link) => link.getAttribute("href"))).toEqual(
      isOffered ? ["/room/g1"] : [],
    );
  });

  it.each([
    ["of one's own time is the commons", {}, { group: null }, "/room"],
    ["of an open group is everyone's", {}, { group: { ...studyGroup, viewerMembership: null } }, "/room/g1"],
    ["of a group on request is for members", {}, { group: { ...studyGroup, visibility: "ON_REQUEST" } }, "/room/g1"],
    [
      "of a group on request is not for others",
      {},
      { group: { ...studyGroup, visibility: "ON_REQUEST", viewerMembership: null } },
      null,
    ],
    ["is not offered when the date takes place elsewhere", {}, { place: "https://call.example/a" }, null],
    ["is not offered when the date was cancelled", { state: "CANCELLED" }, {}, null],
  ])("%s", async (_name, over, session, address) => {
    setNow("2026-11-23T12:10:00.000Z");
    openSession(occurrence("o1", over, session));
    await screen.findByRole("heading", { level: 1, name: "Chapter 3 aloud" });

    expect(screen.queryByRole("link", enter)?.getAttribute("href") ?? null).toBe(address);
  });
});
