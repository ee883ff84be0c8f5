import type { AppContext } from "../../../platform/context";
import { type Connection, type PageRequest, toConnection, toPage } from "../../../platform/paging/connection";
import { type Count, countRows } from "../../../platform/paging/count";
import { type JoinedUserRow, toJoinedUser } from "../../accounts/users/joinedUser";
import { mayHide } from "../../blocks/visibility";
import type { Membership } from "./Membership";
import { countedMembers, type ListedState, membersStatement } from "../group/groupStatements";

interface Listing {
  /** Active ones by default. */
  state?: ListedState;
  /** With members whom a block hides: for those who look after the group, who could not remove them otherwise. */
  withUnseen?: boolean;
}

/** The members of a group in one state, oldest first, without members who are hidden from the viewer. */
export async function listMembers(
  ctx: AppContext,
  groupId: string,
  request: PageRequest,
  { state = "ACTIVE", withUnseen = false }: Listing = {},
): Promise<Connection<Membership>> {
  const page = toPage(request);
  const { first, after } = page;
  const values: unknown[] = after ? [groupId, after.createdAt, after.id] : [groupId];
  const viewer = mayHide(ctx) && !withUnseen ? `$${values.push(ctx.viewer?.id)}` : null;
  const statement = membersStatement({ state, limit: first + 1, hasCursor: after !== null, viewer });
  const rows = await ctx.db.rows<Membership & JoinedUserRow>(statement, values);
  for (const row of rows) row.user = toJoinedUser(row.userId, row);
  return toConnection<Membership>(rows, page);
}

export const countMembers = (ctx: AppContext, groupId: string, state: ListedState): Promise<Count> =>
  countRows(ctx.db, countedMembers, [groupId, state]);
