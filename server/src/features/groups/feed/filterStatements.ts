import { noBlockBetween } from "../../blocks/blockStatements";
import { isNotForTwo } from "../members/membershipStatements";

/* SQL of the feed with a filter. The feed without one is in postStatements.ts. */

export interface FilteredRestrictions {
  /** The parameter of the viewer, as `$3`; `null` where everyone sees the same. */
  viewer: string;
  /** The parameter of the interest that the group says; null for any. */
  interest: string | null;
  isOfOwnGroups: boolean;
  hasBlocks: boolean;
  hasPrivateGroups: boolean;
}

interface Range {
  limit: number;
  /** Whether $1 and $2 are the post that the page before ended with. */
  hasCursor: boolean;
  /** Whether $1 is how many to skip. */
  hasOffset: boolean;
}

/** The end of a statement after `select * from posts`. */
export function filteredPosts({ limit, hasCursor, hasOffset }: Range, restrictions: FilteredRestrictions): string {
  const after = hasCursor ? ["(place.created_at, place.id) < ($1, $2)"] : [];
  const reach = hasOffset ? `$1::bigint + ${limit}` : `${limit}`;
  const parts = partsOf(restrictions).map(
    (part) => `(select place.id, place.created_at ${part(after)}
    order by place.created_at desc, place.id desc limit ${reach})`,
  );
  return `where id in (select id from (${parts.join(" union all ")}) found
      order by created_at desc, id desc limit ${limit} ${hasOffset ? "offset $1::bigint" : ""})
    order by created_at desc, id desc limit ${limit}`;
}

/** To count. */
export const countedFiltered = (restrictions: FilteredRestrictions): string =>
  `from (${partsOf(restrictions)
    .map((part) => `select ${part([])}`)
    .join(" union all ")}) found`;

type Part = (conditions: string[]) => string;

/** The sources of the posts; `place` has the order. A group has the same start time as its post. */
function partsOf(restrictions: FilteredRestrictions): Part[] {
  const { viewer, interest, isOfOwnGroups, hasPrivateGroups } = restrictions;
  const ofInterest = interest ? [`study_groups.interest = ${interest}::smallint`] : [];
  const own = (more: string[]) =>
    part(restrictions, {
      from: `memberships join posts place on place.id = memberships.group_id
        ${interest ? "join study_groups on study_groups.id = place.id" : ""}`,
      conditions: [
        `memberships.user_id = ${viewer} and memberships.state = 'ACTIVE'`,
        ...(hasPrivateGroups ? [isNotForTwo("place.id")] : []),
        ...ofInterest,
        ...more,
      ],
      posts: "place",
    });
  if (isOfOwnGroups) return [own([])];
  const listed = part(restrictions, {
    from: "study_groups place join posts on posts.id = place.id",
    conditions: [`place.interest = ${interest}::smallint and place.visibility <> 'PRIVATE'`],
    posts: "posts",
  });
  return hasPrivateGroups ? [listed, own(["place.visibility = 'PRIVATE'"])] : [listed];
}

interface Source {
  from: string;
  conditions: string[];
  /** What the table of posts is called there. */
  posts: string;
}

const part =
  ({ viewer, hasBlocks }: FilteredRestrictions, { from, conditions, posts }: Source): Part =>
  (more) => {
    const blocks = hasBlocks ? [noBlockBetween(viewer, `${posts}.author_id`)] : [];
    return `from ${from} where ${[`${posts}.hidden_at is null`, ...conditions, ...blocks, ...more].join(" and ")}`;
  };
