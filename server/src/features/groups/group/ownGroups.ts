import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { type Connection, type PageRequest, toConnection, toCursor, toPage } from "../../../platform/paging/connection";
import { type Count, countRows } from "../../../platform/paging/count";
import { mayHide } from "../../blocks/visibility";
import type { Group } from "./Group";
import { groupActions } from "./groupPolicy";
import { takePost } from "./groupWithPostStatements";
import * as statements from "./ownGroupStatements";

type OwnGroup = Group & { joinedAt: Date; membershipId: string; unread: number };

/** The groups that the viewer belongs to, those joined last first. */
export async function listOwnGroups(ctx: AppContext, request: PageRequest): Promise<Connection<Group>> {
  const viewer = authorize(ctx, groupActions.read);
  const page = toPage(request);
  const { first, after } = page;
  const values: unknown[] = after ? [viewer.id, after.createdAt, after.id] : [viewer.id];
  const statement = statements.ownGroupsStatement(first + 1, after !== null, mayHide(ctx) ? "$1" : null);
  const rows = await ctx.db.rows<OwnGroup>(statement, values);
  for (const row of rows) noteOwnGroup(ctx, row, viewer.id);
  return withPlaces(rows, page, ({ joinedAt, membershipId }) => ({
    createdAt: joinedAt,
    id: membershipId,
  }));
}

/** Adds joined rows to the loaders, so that they need no statement. */
function noteOwnGroup({ loaders }: AppContext, row: OwnGroup, userId: string): void {
  row.post = takePost(row);
  loaders.unread.prime({ groupId: row.id, userId }, row.unread);
}

export function countOwnGroups(ctx: AppContext): Promise<Count> {
  const viewer = authorize(ctx, groupActions.read);
  return countRows(ctx.db, statements.countedOwnGroups(mayHide(ctx) ? "$1" : null), [viewer.id]);
}

/** A page with cursors of this list's order. */
export function withPlaces<T extends Group>(
  rows: T[],
  page: { first: number; hasPreviousPage: boolean },
  placeOfRow: (group: T) => { createdAt: Date; id: string },
): Connection<Group> {
  return toConnection(rows, page, (row) => toCursor(placeOfRow(row)));
}
