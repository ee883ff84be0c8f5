import type {
  Company,
  CreateStudySessionInput,
  EndsInput,
  Frequency,
  Interest,
  SessionPlanFragment,
  UpdateStudySessionInput,
  Weekday,
} from "../../../generated/sessionHooks";
import { addDays, weekdayOf } from "../../../shared/time/days";

/** A session as it is typed: what is not said is empty. */
export interface Plan {
  /** Empty for one's own time. */
  groupId: string;
  title: string;
  goal: string;
  startsOn: string;
  startTime: string;
  durationMinutes: string;
  frequency: Frequency;
  weekdays: Weekday[];
  endsBy: "after" | "on";
  endsAfter: string;
  endsOn: string;
  place: string;
  capacity: string;
  /** Who may take a seat in one's own time, how many, and what it is about. */
  company: Company;
  partners: string;
  interest: Interest | "";
}

/** Of one's own time. */
export const isOpenPlan = ({ groupId, company }: Pick<Plan, "groupId" | "company">): boolean =>
  groupId === "" && company !== "NOBODY";

/** In the order of the week. */
export const allWeekdays: readonly Weekday[] = [
  ...(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY"] as const),
  ...(["FRIDAY", "SATURDAY", "SUNDAY"] as const),
];

export const weekdayNameOf = (day: string): Weekday => allWeekdays[weekdayOf(day)] ?? "MONDAY";

/** What a new session starts with: an hour in the evening of that day. */
export const newPlan = (day: string, groupId: string): Plan => ({
  groupId,
  ...{ title: "", goal: "", place: "", capacity: "" },
  startsOn: day,
  startTime: "19:00",
  durationMinutes: "60",
  frequency: "NONE",
  weekdays: [weekdayNameOf(day)],
  ...{ endsBy: "after", endsAfter: "8", endsOn: addDays(day, 7 * 7) },
  ...{ company: "NOBODY", partners: "1", interest: "" },
});

export const toPlan = (session: SessionPlanFragment): Plan => ({
  groupId: "",
  title: session.title,
  goal: session.goal ?? "",
  startsOn: session.startsOn,
  startTime: session.startTime,
  durationMinutes: String(session.durationMinutes),
  frequency: session.repeats.frequency,
  weekdays: [...session.repeats.weekdays],
  endsBy: session.ends?.on ? "on" : "after",
  endsAfter: String(session.ends?.after ?? ""),
  endsOn: session.ends?.on ?? "",
  place: session.place ?? "",
  capacity: session.capacity === null ? "" : String(session.capacity),
  company: session.company,
  partners: String(session.partners ?? 1),
  interest: session.interest ?? "",
});

const orNull = (text: string) => text.trim() || null;
const numberOrNull = (text: string) => (text.trim() === "" ? null : Number(text));

const toEnds = ({ endsBy, endsAfter, endsOn }: Plan): EndsInput =>
  endsBy === "after" ? { after: numberOrNull(endsAfter) } : { on: orNull(endsOn) };

const toRepeats = ({ frequency, weekdays }: Plan) => ({
  frequency,
  weekdays: frequency === "WEEKLY" ? allWeekdays.filter((name) => weekdays.includes(name)) : [],
});

/** `zone`: that of the device; empty where it does not say. */
export function toCreateInput(plan: Plan, zone: string, idempotencyKey: string): CreateStudySessionInput {
  const isRepeated = plan.frequency !== "NONE";
  return {
    groupId: orNull(plan.groupId),
    title: plan.title,
    goal: orNull(plan.goal),
    startsOn: plan.startsOn,
    startTime: plan.startTime,
    timeZone: zone || null,
    durationMinutes: Number(plan.durationMinutes),
    ...(isRepeated ? { repeats: toRepeats(plan), ends: toEnds(plan) } : {}),
    ...(isOpenPlan(plan)
      ? { company: plan.company, partners: Number(plan.partners), interest: plan.interest || null }
      : { place: orNull(plan.place), capacity: plan.groupId ? numberOrNull(plan.capacity) : null }),
    idempotencyKey,
  };
}

const isChanged = (before: Plan, plan: Plan, names: readonly (keyof Plan)[]) =>
  names.some((name) => JSON.stringify(plan[name]) !== JSON.stringify(before[name]));

/** What differs from before, as the service takes it. */
export function toUpdateInput(sessionId: string, before: Plan, plan: Plan): UpdateStudySessionInput {
  const differs = (...names: (keyof Plan)[]) => isChanged(before, plan, names);
  const isRepeated = plan.frequency !== "NONE";
  return {
    sessionId,
    ...(differs("title") ? { title: plan.title } : {}),
    ...(differs("goal") ? { goal: orNull(plan.goal) } : {}),
    ...(differs("startTime") ? { startTime: plan.startTime } : {}),
    ...(differs("durationMinutes") ? { durationMinutes: Number(plan.durationMinutes) } : {}),
    ...(isRepeated && differs("frequency", "weekdays") ? { repeats: toRepeats(plan) } : {}),
    ...(isRepeated && differs("endsBy", "endsAfter", "endsOn") ? { ends: toEnds(plan) } : {}),
    ...(differs("company") ? { company: plan.company } : {}),
    ...(plan.company !== "NOBODY" && differs("partners") ? { partners: Number(plan.partners) } : {}),
    ...(plan.company !== "NOBODY" && differs("interest") ? { interest: plan.interest || null } : {}),
    // An open session meets in its own room.
    ...(plan.company !== "NOBODY" && before.place ? { place: null } : {}),
    ...(plan.company === "NOBODY" && differs("place") ? { place: orNull(plan.place) } : {}),
    ...(differs("capacity") ? { capacity: numberOrNull(plan.capacity) } : {}),
  };
}

/** Whether a change is about when its dates are. */
export const changesDates = (input: UpdateStudySessionInput): boolean =>
  ["startTime", "durationMinutes", "repeats", "ends"].some((name) => name in input);

/** Whether a change is about which days have dates: some dates may go, and others come. */
export const changesDays = (before: Plan, plan: Plan): boolean =>
  isChanged(before, plan, ["frequency", "weekdays", "endsBy", "endsAfter", "endsOn"]);

/** The weekdays that a change leaves out. */
export const droppedWeekdays = (before: Plan, plan: Plan): Weekday[] =>
  before.frequency === "WEEKLY" && plan.frequency === "WEEKLY"
    ? before.weekdays.filter((name) => !plan.weekdays.includes(name))
    : [];

/** The names of the form's fields, as the service's input has them. */
export const fieldNames = [
  ...["groupId", "title", "goal", "startsOn", "startTime", "timeZone", "durationMinutes"],
  ...["repeats.frequency", "repeats.weekdays", "ends", "ends.after", "ends.on", "place", "capacity"],
  ...["company", "partners", "interest"],
];
