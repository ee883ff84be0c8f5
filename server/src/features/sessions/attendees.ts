import type { AppContext } from "../../platform/context";
import { type Connection, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { type JoinedUserRow, toJoinedUser } from "../accounts/joinedUser";
import { mayHide } from "../blocks/visibility";
import type { Attendance } from "./Attendance";
import { attendeesStatement } from "./sessionStatements";

/** The participants of a date, first answer first, without members who are hidden from the viewer. */
export async function listAttendees(
  ctx: AppContext,
  occurrenceId: string,
  request: PageRequest,
): Promise<Connection<Attendance>> {
  const page = toPage(request);
  const { first, after } = page;
  const values: unknown[] = after ? [occurrenceId, after.createdAt, after.id] : [occurrenceId];
  const viewer = mayHide(ctx) ? `$${values.push(ctx.viewer?.id)}` : null;
  const statement = attendeesStatement(first + 1, after !== null, viewer);
  const rows = await ctx.db.rows<Attendance & JoinedUserRow>(statement, values);
  for (const row of rows) row.user = toJoinedUser(row.userId, row);
  return toConnection<Attendance>(rows, page);
}
