import { mutation, type Operation, query } from "./operation";
import { same, type Scene, unconfirmed } from "./rights";

const range = `from: "2026-03-01T00:00:00Z", to: "2026-03-08T00:00:00Z"`;
const time = `title: "Algebra", startTime: "19:00", timeZone: "Asia/Manila", durationMinutes: 60`;
/** There is no session with this id: its tests have those. */
const unknown = { owner: "NOT_FOUND", other: "NOT_FOUND" };

const about = (name: string, more = "", selection = "id") =>
  [({ post }: Scene) => `${name}(input: { ${more.replace("$id", post)} }) { ${selection} }`, name] as const;

/** Time to study, and Home, which shows it. */
export const sessionOperations: readonly Operation[] = [
  query(`schedule(${range}) { id }`, "schedule", "session.readCalendar"),
  query(({ post }) => `studySession(id: "${post}") { id }`, "studySession", "session.read"),
  query(({ post }) => `occurrence(id: "${post}") { id }`, "occurrence", "session.read"),
  query(`openSessions(${range}) { nodes { id } }`, "openSessions", "session.takeSeat"),
  query("nextUp { id }", "nextUp", "home.read"),
  query("studyingNow { room { id } }", "studyingNow", "home.read"),
  query("waiting { groups { id } }", "waiting", "home.read"),
  query("studyWeek { streakDays }", "studyWeek", "home.read"),
  query("firstSteps", "firstSteps", "home.read"),
  mutation(
    () => `createStudySession(input: { ${time}, startsOn: "${inAWeek()}" }) { id }`,
    "createStudySession",
    "session.plan",
  ),
  mutation(...about("answerOccurrence", `occurrenceId: "$id", answer: GOING`, "going"), "session.answer", unknown),
  mutation(...about("takeSeat", `occurrenceId: "$id"`, "hasSeat"), "session.takeSeat", unknown),
  mutation(...about("giveSeatBack", `occurrenceId: "$id"`), "session.takeSeat", unknown),
  mutation(
    `declineByLink(input: { token: "none" }) { title }`,
    "declineByLink",
    "session.declineByLink",
    same("BAD_USER_INPUT"),
  ),
  mutation("renewCalendarFeed { url }", "renewCalendarFeed", "session.changeFeed", unconfirmed),
  mutation("endCalendarFeed", "endCalendarFeed", "session.changeFeed"),
  mutation(...about("updateStudySession", `sessionId: "$id"`), "session.change", unknown),
  mutation(...about("cancelStudySession", `sessionId: "$id"`), "session.change", unknown),
  mutation(...about("cancelOccurrence", `occurrenceId: "$id"`), "session.change", unknown),
  mutation(
    ...about("moveOccurrence", `occurrenceId: "$id", startsAt: "2099-01-01T00:00:00Z"`),
    "session.change",
    unknown,
  ),
];

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
