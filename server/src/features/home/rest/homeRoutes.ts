import { routesOf } from "../../../platform/rest/route";
import { listOf, meaning, named, objectOf } from "../../../platform/rest/schema";
import { Member } from "../../accounts/rest/accountTypes";
import { presentMember } from "../../accounts/rest/presentAccount";
import { presentRoom } from "../../rooms/rest/presentRoom";
import { RoomType, StudyWeek } from "../../rooms/rest/roomTypes";
import { presentDate } from "../../studySessions/rest/presentSession";
import { DateType } from "../../studySessions/rest/sessionTypes";
import { homeActions } from "../homePolicy";
import { listNextUp, listStudyingNow, readStudyWeek } from "../homeService";
import { home as limits } from "../limits";

const rooms = routesOf("Study rooms");
const sessions = routesOf("Study sessions");

const StudyingNow = named(
  "StudyingNow",
  objectOf({
    room: RoomType,
    buddies: meaning(`The viewer's buddies there, at most ${limits.buddiesShown}.`, listOf(Member)),
  }),
);

/** What comes next, and who studies now. */
export const homeRoutes = [
  sessions.get("/schedule/next", homeActions.read, "What comes next", {
    operationId: "getNextUp",
    description: `In the viewer's calendar within ${limits.aheadDays} days, without what was cancelled or declined.`,
    answers: { 200: meaning(`In order of time, at most ${limits.nextUp}.`, listOf(DateType)) },
    handle: async ({ ctx }) => Promise.all((await listNextUp(ctx)).map((date) => presentDate(ctx, date))),
  }),
  rooms.get("/studying-now", homeActions.read, "Where my buddies and groups study now", {
    operationId: "getStudyingNow",
    description: "Only rooms that the viewer may enter.",
    answers: { 200: meaning(`Those with buddies first, at most ${limits.roomsShown}.`, listOf(StudyingNow)) },
    async handle({ ctx }) {
      const found = await listStudyingNow(ctx);
      return Promise.all(
        found.map(async ({ room, buddies }) => ({
          room: await presentRoom(ctx, room),
          buddies: await Promise.all(buddies.map((buddy) => presentMember(ctx, buddy.id, buddy))),
        })),
      );
    },
  }),
  rooms.get("/study-week", homeActions.read, "How much I studied in seven days", {
    operationId: "getStudyWeek",
    description: "In study rooms, by the clock of my profile. Only I see it.",
    answers: { 200: meaning("The days with minutes, the newest first.", StudyWeek) },
    async handle({ ctx }) {
      const { days, streakDays, restDays, restDaysLeft, totalMinutes, goalsDone, weeklyGoal } =
        await readStudyWeek(ctx);
      return { days, streakDays, restDays, restDaysLeft, totalMinutes, goalsDone, weeklyGoal };
    },
  }),
];
