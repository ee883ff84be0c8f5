import { isUUID } from "class-validator";
import { v7 as newId } from "uuid";
import { badInput, conflict, notFound } from "../../errors";
import { authorize, can } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import type { Tx } from "../../platform/events/transaction";
import { fieldMessages } from "../../platform/messages";
import { dayIn } from "../../platform/time/dayIn";
import { isHidden } from "../blocks/visibility";
import { findBook } from "../books/bookService";
import type { Group } from "../groups/group/Group";
import { getGroup, lockGroupIn, membershipStatus } from "../groups/group/groupService";
import { lockMember } from "../groups/group/groupStatements";
import { isMember, moderatesGroup } from "../groups/members/access";
import { statusIn } from "../groups/members/statusIn";
import { reading as limits } from "./limits";
import { readingMessages } from "./messages";
import type { ChangeReadingPlanInput, PlanReadingInput, TickReadingInput } from "./readingInputs";
import { readingActions } from "./readingPolicy";
import { ReadingPlan, type ReadingWeek } from "./ReadingPlan";
import * as statements from "./readingStatements";

const dayMs = 24 * 60 * 60 * 1_000;
const moment = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** What the group reads together; null for others than its members, and where a block hides its planner. */
export async function findPlan(ctx: AppContext, groupId: string): Promise<ReadingPlan | null> {
  if (!(await isMember(ctx, groupId))) return null;
  const plan = await ctx.loaders.readingPlan.load(groupId);
  const isUnseen = plan?.ownerId && (await isHidden(ctx, plan.ownerId)) && !(await moderatesGroup(ctx, groupId));
  return isUnseen ? null : plan;
}

/** The same; NOT_FOUND without one. */
export async function getPlan(ctx: AppContext, groupId: string): Promise<ReadingPlan> {
  authorize(ctx, readingActions.read);
  const plan = await findPlan(ctx, (await getGroup(ctx, groupId)).id);
  if (!plan) throw noPlan();
  return plan;
}

/** Starts a plan for a group that has none. */
export async function planReading(ctx: AppContext, input: PlanReadingInput): Promise<Group> {
  const { id: ownerId } = authorize(ctx, readingActions.plan);
  const group = await getGroup(ctx, input.groupId);
  authorize(ctx, readingActions.planIn, await membershipStatus(ctx, group));
  checkStart(input.startsOn);
  const book = isUUID(input.bookId) ? await findBook(ctx, input.bookId) : null;
  if (!book) throw notFound(readingMessages.noBook());
  const { title, authors } = book;
  await ctx.db.transaction(async (tx) => {
    await tx.rows(lockMember, [ownerId]);
    await lockGroupIn(tx, group.id);
    authorize(ctx, readingActions.planIn, await statusIn(ctx, tx, group.id));
    if (await tx.existsBy(ReadingPlan, { groupId: group.id })) throw conflict(readingMessages.hasPlan());
    const { startsOn, weeks: texts } = input;
    await tx.insert(ReadingPlan, {
      id: newId(),
      groupId: group.id,
      ownerId,
      bookId: book.id,
      title,
      authors,
      startsOn,
      texts,
    });
  });
  return changed(ctx, group);
}

/** Changes the days and the weeks of a plan. Ticks of weeks that it keeps stay. */
export async function changeReadingPlan(ctx: AppContext, input: ChangeReadingPlanInput): Promise<Group> {
  const { startsOn, weeks: texts } = input;
  if (startsOn !== undefined) checkStart(startsOn);
  return changePlan(ctx, input.groupId, async (tx, plan) => {
    await tx.update(ReadingPlan, { id: plan.id }, { startsOn: startsOn ?? plan.startsOn, texts: texts ?? plan.texts });
    if (texts) await tx.rows(statements.dropTicks, [plan.id, texts.length]);
  });
}

/** Ends a plan, with what was ticked in it. The group may then read another book. */
export const endReadingPlan = (ctx: AppContext, groupId: string): Promise<Group> =>
  changePlan(ctx, groupId, async (tx, plan) => void (await tx.delete(ReadingPlan, { id: plan.id })));

async function changePlan(
  ctx: AppContext,
  id: string,
  work: (tx: Tx, plan: ReadingPlan) => Promise<void>,
): Promise<Group> {
  const { groupId } = await getPlan(ctx, id);
  const group = await getGroup(ctx, groupId);
  await ctx.db.transaction(async (tx) => {
    await lockGroupIn(tx, groupId);
    const [plan] = await tx.rows<ReadingPlan>(statements.lockPlan, [groupId]);
    if (!plan) throw noPlan();
    authorize(ctx, readingActions.change, { plan, inGroup: await statusIn(ctx, tx, groupId) });
    await work(tx, plan);
  });
  return changed(ctx, group);
}

/** Says that the viewer has read a week of their group's plan, or that they have not. */
export async function tickReadingWeek(ctx: AppContext, { groupId, week, isRead }: TickReadingInput): Promise<Group> {
  const { id: userId } = authorize(ctx, readingActions.tick);
  const plan = await getPlan(ctx, groupId);
  if (week > plan.texts.length)
    throw badInput({
      field: "week",
      message: fieldMessages.outOfRange({ field: "week", min: 1, max: plan.texts.length }),
    });
  await ctx.db.transaction(async (tx) => {
    if (isRead) await tx.rows(statements.tick, [newId(), userId, plan.id, week]);
    else await tx.rows(statements.untick, [userId, plan.id, week]);
  });
  return changed(ctx, await getGroup(ctx, groupId));
}

function changed(ctx: AppContext, group: Group): Group {
  ctx.loaders.readingPlan.clearAll();
  ctx.loaders.readingWeeks.clearAll();
  return group;
}

/** Each week of a plan as the viewer sees it. */
export async function listWeeks(ctx: AppContext, { id: planId }: ReadingPlan): Promise<ReadingWeek[]> {
  const { id: viewerId } = authorize(ctx, readingActions.read);
  return ctx.loaders.readingWeeks.load({ planId, viewerId });
}

/** The week of the viewer's today, from 1; null before the first and after the last one. */
export async function currentWeekOf(
  { viewer, loaders }: AppContext,
  { startsOn, texts }: ReadingPlan,
): Promise<number | null> {
  const profile = viewer && (await loaders.profileOfUser.load(viewer.id));
  const days = Math.round((moment(dayIn(profile?.timeZone, new Date())) - moment(startsOn)) / dayMs);
  const week = Math.floor(days / 7) + 1;
  return week >= 1 && week <= texts.length ? week : null;
}

/** Whether the viewer may change a plan. */
export async function mayChangePlan(ctx: AppContext, plan: ReadingPlan): Promise<boolean> {
  const group = await ctx.loaders.group.load(plan.groupId);
  return group !== null && can(ctx, readingActions.change, { plan, inGroup: await membershipStatus(ctx, group) });
}

function checkStart(day: string): void {
  const { first, last } = limits;
  if (day < first || day > last)
    throw badInput({ field: "startsOn", message: fieldMessages.dayOutOfRange({ field: "startsOn", first, last }) });
}

const noPlan = () => notFound(readingMessages.noPlan());
