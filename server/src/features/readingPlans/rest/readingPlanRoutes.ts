import { badInput } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { fieldMessages } from "../../../platform/messages";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { toWhole } from "../../../platform/rest/range";
import { routesOf } from "../../../platform/rest/route";
import {
  done,
  errorsOrMessage,
  flag,
  id,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  orNull,
  text,
  whole,
} from "../../../platform/rest/schema";
import { onePost } from "../../groups/rest/postTypes";
import { reading as limits } from "../limits";
import { ChangedReadingPlan, NewReadingPlan } from "../readingInputs";
import { readingActions } from "../readingPolicy";
import * as reading from "../readingService";

const Plan = named(
  "ReadingPlan",
  objectOf({
    _id: id("Opaque and stable."),
    bookId: id("The book; one that a member has taken away is not there any more."),
    title: text("The book's title.", "Keys to Drawing"),
    authors: text("Names with `;` between them.", "Bert Dodson"),
    startsOn: { ...text("The first day of the first week.", "2028-10-02"), format: "date" },
    currentWeek: orNull(whole("The week of today, from 1; `null` before the first and after the last one.")),
    weeks: listOf(text("What to read in each week.", "Chapters 1–3")),
    progress: listOf(
      objectOf({
        week: whole("Which week, from 1."),
        isRead: flag("Whether the viewer has read it."),
        readCount: whole(`How many members have read it, counted up to ${limits.counted}.`),
      }),
    ),
  }),
);

const params = { id: onePost };
const noPlan = message("There is no such group, or it reads no book together.");
const notPlanner = message("Neither the planner nor the owner or a moderator of the group.");
const removed = message("The viewer does not belong to the group.");
const now = meaning("The plan now.", Plan);
const fields = {
  startsOn: `The first day of the first week, from ${limits.first} to ${limits.last}.`,
  weeks: `What to read in each week: 1 to ${limits.weeks}, each of 1 to ${limits.week} characters.`,
};
const week = { description: "The week, from 1." };

async function present(ctx: AppContext, groupId: string) {
  const plan = await reading.getPlan(ctx, groupId);
  const weeks = await reading.listWeeks(ctx, plan);
  const { id: _id, bookId, title, authors, startsOn } = plan;
  return {
    ...{
      _id,
      bookId,
      title,
      authors: authors.join(";"),
      startsOn,
      currentWeek: await reading.currentWeekOf(ctx, plan),
    },
    weeks: weeks.map(({ text }) => text),
    progress: weeks.map(({ week, isRead, readCount }) => ({ week, isRead, readCount })),
  };
}

async function tick(ctx: AppContext, groupId: string, week: string, isRead: boolean) {
  const number = toWhole(week);
  if (number === null || number < 1)
    throw badInput({ field: "week", message: fieldMessages.invalid({ field: "week" }) });
  await reading.tickReadingWeek(ctx, { groupId, week: number, isRead });
  return present(ctx, groupId);
}

const api = routesOf("Reading");

export const readingPlanRoutes = [
  api.get("/reading-plans/:id", readingActions.read, "What a group reads together", {
    operationId: "getReadingPlan",
    description: "For the members of the group of a post.",
    params,
    answers: { 200: meaning("The plan.", Plan), 404: noPlan },
    handle: ({ ctx, params: { id } }) => present(ctx, id),
  }),
  api.post("/reading-plans/:id", readingActions.plan, "Plan a book for a group", {
    operationId: "planReading",
    description: "For the members of the group. Its members see the book, also one that the viewer added.",
    statuses: { CONFLICT: 409 },
    params,
    body: bodyOf(
      NewReadingPlan,
      { bookId: "The book's id.", ...fields },
      {
        example: {
          bookId: "0197f0a0-0000-7000-8000-000000000000",
          startsOn: "2028-10-02",
          weeks: ["Chapters 1–3", "Chapters 4–6"],
        },
      },
    ),
    answers: {
      200: now,
      400: errorsOrMessage("A field is wrong."),
      403: removed,
      404: message("There is no group, or no book, with this id."),
      409: message("The group reads another book."),
    },
    async handle({ ctx, params: { id: groupId }, body }) {
      await reading.planReading(ctx, { groupId, ...body });
      return present(ctx, groupId);
    },
  }),
  api.put("/reading-plans/:id", readingActions.plan, "Change a group's reading plan", {
    operationId: "changeReadingPlan",
    description: "Ticks of weeks that it keeps stay.",
    params,
    body: bodyOf(ChangedReadingPlan, fields, { example: { startsOn: "2028-10-09" }, isPartial: true }),
    answers: { 200: now, 400: errorsOrMessage("A field is wrong."), 403: notPlanner, 404: noPlan },
    async handle({ ctx, params: { id: groupId }, body }) {
      await reading.changeReadingPlan(ctx, { groupId, ...body });
      return present(ctx, groupId);
    },
  }),
  api.delete("/reading-plans/:id", readingActions.plan, "End a group's reading plan", {
    operationId: "endReadingPlan",
    description: "What was ticked in it goes with it.",
    params,
    answers: { 200: done("Plan ended"), 403: notPlanner, 404: noPlan },
    async handle({ ctx, params: { id } }) {
      await reading.endReadingPlan(ctx, id);
      return { msg: "Plan ended" };
    },
  }),
  api.put("/reading-plans/:id/weeks/:week", readingActions.tick, "I have read a week", {
    operationId: "tickReadingWeek",
    description: "The members of the group see it. Needs no body.",
    params: { ...params, week },
    answers: { 200: now, 400: errorsOrMessage("The plan has no such week."), 404: noPlan },
    handle: ({ ctx, params: { id, week } }) => tick(ctx, id, week, true),
  }),
  api.delete("/reading-plans/:id/weeks/:week", readingActions.tick, "I have not read a week", {
    operationId: "untickReadingWeek",
    description: "Takes it back.",
    params: { ...params, week },
    answers: { 200: now, 400: errorsOrMessage("The plan has no such week."), 404: noPlan },
    handle: ({ ctx, params: { id, week } }) => tick(ctx, id, week, false),
  }),
];
