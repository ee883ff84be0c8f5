import { registerEnumType } from "type-graphql";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Interest } from "../../profiles/interest";
import { type Count, countRows } from "../../../platform/paging/count";
import { mayHide } from "../../blocks/visibility";
import { mayHavePrivateGroups } from "../members/access";
import { countedFiltered, filteredPosts, type FilteredRestrictions } from "./filterStatements";
import type { Post } from "../discussion/Post";
import { postActions } from "../discussion/postPolicy";
import type { PostJoins } from "../discussion/postJoins";
import { selectPosts } from "../discussion/postRows";

export enum FeedScope {
  ALL = "ALL",
  MY_GROUPS = "MY_GROUPS",
}

registerEnumType(FeedScope, {
  name: "FeedScope",
  description: "Which groups the feed is about.",
  valuesConfig: {
    ALL: { description: "Every group that the viewer may see." },
    MY_GROUPS: { description: "The groups that the viewer belongs to." },
  },
});

/** The filter of the feed. The unfiltered feed has another statement. */
export interface FeedFilter {
  scope: FeedScope;
  interest: Interest | null;
}

/** null: the whole feed. */
export function toFeedFilter(scope?: FeedScope | null, interest?: Interest | null): FeedFilter | null {
  if ((scope ?? FeedScope.ALL) === FeedScope.ALL && interest == null) return null;
  return { scope: scope ?? FeedScope.ALL, interest: interest ?? null };
}

interface FilteredRange {
  limit: number;
  skip?: number;
  after?: { createdAt: Date; id: string } | null;
}

/** The newest posts that match the filter. Members only. */
export function listFiltered(
  ctx: AppContext,
  filter: FeedFilter,
  { limit, skip = 0, after = null }: FilteredRange,
  joins: PostJoins,
): Promise<Post[]> {
  const { db, viewer } = ctx;
  const values: unknown[] = after ? [after.createdAt, after.id] : skip > 0 ? [skip] : [];
  const range = { limit, hasCursor: after !== null, hasOffset: after === null && skip > 0 };
  const tail = filteredPosts(range, toRestrictions(ctx, filter, values));
  return selectPosts({ db, viewer, reach: skip + limit }, tail, values, joins);
}

export function countFiltered(ctx: AppContext, filter: FeedFilter): Promise<Count> {
  const values: unknown[] = [];
  return countRows(ctx.db, countedFiltered(toRestrictions(ctx, filter, values)), values);
}

function toRestrictions(ctx: AppContext, { scope, interest }: FeedFilter, values: unknown[]): FilteredRestrictions {
  const viewer = authorize(ctx, postActions.read);
  const isOfOwnGroups = scope === FeedScope.MY_GROUPS;
  const [hasBlocks, hasPrivateGroups] = [mayHide(ctx), mayHavePrivateGroups(ctx)];
  const isPersonal = isOfOwnGroups || hasBlocks || hasPrivateGroups;
  return {
    viewer: isPersonal ? `$${values.push(viewer.id)}` : "null",
    interest: interest === null ? null : `$${values.push(interest)}`,
    isOfOwnGroups,
    hasBlocks,
    hasPrivateGroups,
  };
}
