import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { type Connection, type Page, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { type Count, countRows } from "../../platform/paging/count";
import { type JoinedUser, type JoinedUserRow, toJoinedUser } from "../accounts/users/joinedUser";
import { buddyActions } from "./buddyPolicy";
import * as statements from "./buddyStatements";
import type { RequestDirection } from "./buddyStatements";

/** A buddy as the viewer's list shows them. */
export interface ListedBuddy {
  id: string;
  userId: string;
  user: JoinedUser;
  createdAt: Date;
}

/** An open request as the viewer's list shows it: `user` is the other member. */
export interface ListedRequest extends ListedBuddy {
  message: string | null;
}

type Statement = (range: { limit: number; hasCursor: boolean }) => string;

/** The viewer's buddies, the newest first. */
export const listBuddies = (ctx: AppContext, request: PageRequest): Promise<Connection<ListedBuddy>> =>
  listOwn<ListedBuddy>(ctx, request, statements.buddiesStatement);

/** The open requests of the viewer, the newest first. */
export const listRequests = (
  ctx: AppContext,
  direction: RequestDirection,
  request: PageRequest,
): Promise<Connection<ListedRequest>> =>
  listOwn<ListedRequest>(ctx, request, (range) => statements.requestsStatement(direction, range));

export const countBuddies = (ctx: AppContext): Promise<Count> => countOwn(ctx, statements.countedBuddies);

export const countRequests = (ctx: AppContext, direction: RequestDirection): Promise<Count> =>
  countOwn(ctx, statements.countedRequests(direction));

async function listOwn<T extends ListedBuddy>(ctx: AppContext, request: PageRequest, statement: Statement) {
  const { id } = authorize(ctx, buddyActions.list);
  const page: Page = toPage(request);
  const { first, after } = page;
  const cursor = after ? [after.createdAt, after.id] : [];
  const rows = await ctx.db.rows<T & JoinedUserRow>(statement({ limit: first + 1, hasCursor: after !== null }), [
    id,
    ...cursor,
  ]);
  for (const row of rows) row.user = toJoinedUser(row.userId, row);
  return toConnection<T>(rows, page);
}

function countOwn(ctx: AppContext, from: string): Promise<Count> {
  return countRows(ctx.db, from, [authorize(ctx, buddyActions.list).id]);
}
