import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { rowMapper } from "../../../platform/database/columns";
import { type Connection, toConnection, toCursor, toPage } from "../../../platform/paging/connection";
import { type Count, countRows } from "../../../platform/paging/count";
import { type JoinedUserRow, toJoinedUser } from "../../accounts/users/joinedUser";
import { mayHide } from "../../blocks/visibility";
import type { Interest } from "../../profiles/interest";
import type { Occurrence } from "../dates/Occurrence";
import { sessionActions } from "../plan/sessionPolicy";
import { checkRange, type TimeRange } from "../plan/sessionService";
import { StudySession } from "../plan/StudySession";
import { countedSeats, freeSeats } from "./openStatements";

export interface OpenSessionsRequest extends TimeRange {
  interest?: Interest | null;
  first: number;
  after?: string | null;
}

type FreeSeat = Occurrence & JoinedUserRow & { shownZone: string };

const takeSession = rowMapper(StudySession, "session ");

/** Where a date stands in the list: they are in order of time. */
export const cursorOf = ({ id, startsAt }: Pick<Occurrence, "id" | "startsAt">): string =>
  toCursor({ id, createdAt: startsAt });

/** The dates of others' open sessions with a free seat for the viewer, in order of time. */
export async function listOpenSessions(ctx: AppContext, request: OpenSessionsRequest): Promise<Connection<Occurrence>> {
  const viewer = authorize(ctx, sessionActions.takeSeat);
  checkRange(request);
  const page = toPage(request);
  const { from, to, interest = null } = request;
  const { first, after } = page;
  const statement = freeSeats({
    ...{ limit: first + 1, hasBlocks: mayHide(ctx) },
    ...{ hasInterest: interest !== null, hasCursor: after !== null },
  });
  const values: unknown[] = [viewer.id, from, to];
  if (interest !== null) values.push(interest);
  if (after) values.push(after.createdAt, after.id);
  const rows = await ctx.db.rows<FreeSeat>(statement, values, first + 1);
  return toConnection<Occurrence>(rows.map(withSession), page, cursorOf);
}

/** How many there are. */
export function countOpenSessions(ctx: AppContext, { from, to, interest = null }: OpenSessionsRequest): Promise<Count> {
  const values: unknown[] = [ctx.viewer?.id, from, to];
  if (interest !== null) values.push(interest);
  return countRows(ctx.db, countedSeats(mayHide(ctx), interest !== null), values);
}

function withSession(row: FreeSeat): Occurrence {
  const owner = toJoinedUser(row.plannerId ?? "", row);
  row.session = Object.assign(takeSession(row), { shownZone: row.shownZone, ownerShown: owner });
  return row;
}
