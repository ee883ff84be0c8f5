import DataLoader from "dataloader";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import {
  type Connection,
  type Page,
  type PageRequest,
  toConnection,
  toPage,
} from "../../../platform/paging/connection";
import { type JoinedUserRow, toJoinedUser } from "../../accounts/users/joinedUser";
import { mayHide } from "../../blocks/visibility";
import { AttendanceAnswer } from "../choices";
import type { Occurrence } from "../dates/Occurrence";
import type { Attendance } from "./Attendance";
import { attendeesStatement } from "../plan/studySessionStatements";

/** A page of those who come to a date. */
interface PageOfDate extends Pick<Page, "first" | "after"> {
  occurrenceId: string;
  /** null: a member without blocks, who sees the same as all others. */
  viewerId: string | null;
}

/** Who sits beside whom in an open session is for those who have a seat in it. */
export async function seesAttendees(ctx: AppContext, { id, memberId, ownAnswer }: Occurrence): Promise<boolean> {
  const { viewer, loaders } = ctx;
  if (memberId === null || memberId === viewer?.id) return true;
  if (!viewer) return false;
  const answer = ownAnswer ?? (await loaders.answer.load({ occurrenceId: id, userId: viewer.id }))?.answer;
  return answer === AttendanceAnswer.GOING;
}

/** The participants of a date, first answer first, without members who are hidden from the viewer. */
export async function listAttendees(
  ctx: AppContext,
  occurrenceId: string,
  request: PageRequest,
): Promise<Connection<Attendance>> {
  const page = toPage(request);
  const viewerId = mayHide(ctx) ? (ctx.viewer?.id ?? null) : null;
  const rows = await ctx.loaders.attendeesOfDate.load({ occurrenceId, first: page.first, after: page.after, viewerId });
  return toConnection<Attendance>(rows, page);
}

/** One row more than asked for, which shows whether more come. */
export const attendeeLoader = (db: Db) =>
  new DataLoader<PageOfDate, Attendance[], string>((pages) => findAttendees(db, pages), {
    cacheKeyFn: ({ occurrenceId, first, after, viewerId }) =>
      `${occurrenceId} ${first} ${after?.createdAt.getTime()} ${after?.id} ${viewerId}`,
  });

async function findAttendees(db: Db, pages: readonly PageOfDate[]): Promise<Attendance[][]> {
  const values = [
    pages.map(({ occurrenceId }) => occurrenceId),
    pages.map(({ first }) => first + 1),
    pages.map(({ viewerId }) => viewerId),
    pages.map(({ after }) => after?.createdAt ?? null),
    pages.map(({ after }) => after?.id ?? null),
  ];
  const reach = pages.reduce((sum, { first }) => sum + first, 0);
  const rows = await db.rows<Attendance & JoinedUserRow & { number: string }>(attendeesStatement, values, reach);
  const found = pages.map((): Attendance[] => []);
  for (const row of rows) {
    row.user = toJoinedUser(row.userId, row);
    found[Number(row.number) - 1]?.push(row);
  }
  return found;
}
