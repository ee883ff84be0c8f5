import { noBlockBetween } from "../../blocks/blockStatements";
import { selectList } from "../../../platform/database/columns";
import { groupColumns, postColumns } from "../../groups/group/groupWithPostStatements";
import { firstWords, searchedWords } from "../../groups/members/membershipStatements";
import { Occurrence } from "../../studySessions/dates/Occurrence";
import { suggested as limits } from "../limits";
import { isListed, isSeen } from "../directoryStatements";

/*
 * SQL of suggested groups and dates. $1 is the member. Each search reads a short range of an index, or as many as it may find.
 */

/** How one topic is looked for; each value is a parameter, as `$3`. */
export interface SoughtTopic {
  /** The topic as tags may be written. */
  tags: string;
  /** In PostgreSQL's syntax of text search; null: among tags alone. */
  words: string | null;
}

interface Sought {
  topics: readonly SoughtTopic[];
  /** The parameter with the member's interest; null when they have none. */
  interest: string | null;
  hasBlocks: boolean;
}

/** A group with room, of others, that the member neither belongs to nor has asked, left or was removed from. */
const isNew = ({
  hasBlocks,
}: Sought) => `${isListed} and study_groups.visibility <> 'PRIVATE' and not study_groups.is_for_two
  and (study_groups.capacity is null or study_groups.member_count < study_groups.capacity)
  and not exists (select from memberships own where own.group_id = study_groups.id and own.user_id = $1)
  ${hasBlocks ? `and ${noBlockBetween("$1", "study_groups.owner_id")} and ${noBlockBetween("$1", "posts.author_id")}` : ""}`;

const from = "from study_groups join posts on posts.id = study_groups.id";

/** Groups found by a topic, with its number; those found by the interest, and the most active, with none. */
function found(sought: Sought): string {
  const { topics, interest } = sought;
  const search = (number: number, condition: string) =>
    `(select study_groups.id, ${number} as topic ${from} where ${condition} and ${isNew(sought)} limit ${limits.perTopic})`;
  const listed = (condition: string, most: number) =>
    `(select study_groups.id, null::integer as topic ${from} where ${condition}${isNew(sought)}
      order by study_groups.active_at desc, study_groups.id desc limit ${most})`;
  return [
    ...topics.flatMap(({ tags, words }, number) => [
      search(number, `study_groups.tags && ${tags}::text[] and study_groups.tags <> '{}'`),
      ...(words ? [search(number, `${firstWords("posts")} @@ ${searchedWords(words)}`)] : []),
    ]),
    ...(interest ? [listed(`study_groups.interest = ${interest}::smallint and `, limits.byInterest)] : []),
    listed("", limits.active),
  ].join("\n union all ");
}

const byGroup = (sought: Sought) => `
  select id, array_remove(array_agg(distinct topic order by topic), null) as topics from (${found(sought)}) found group by id`;

const ofInterest = ({ interest }: Sought) =>
  interest ? `coalesce(study_groups.interest = ${interest}::smallint, false)` : "false::boolean";

/** The groups about most of the topics, then those of the interest, then the most active. */
export const suggestedGroups = (sought: Sought, first: number) => `
  select ${groupColumns}, ${postColumns}, fits.topics
  from (${byGroup(sought)}) fits join study_groups on study_groups.id = fits.id join posts on posts.id = fits.id
  order by cardinality(fits.topics) desc, ${ofInterest(sought)} desc, study_groups.active_at desc, study_groups.id desc
  limit ${first}`;

const isAhead = (viewer: string | null) => `occurrences.group_id is not null and occurrences.state <> 'CANCELLED'
  and occurrences.starts_at > clock_timestamp()
  and occurrences.starts_at < clock_timestamp() + interval '${limits.aheadDays} days'
  and ${isSeen("occurrences.session_id", viewer)}`;

/**
 * Dates of open groups: the next ones of groups that fit, and those that begin next of all. One answer joins the group; full dates
 * are left out.
 */
export function suggestedDates(sought: Sought): string {
  const ahead = isAhead(sought.hasBlocks ? "$1" : null);
  return `
    with fits as materialized (${byGroup(sought)})
    select ${selectList(Occurrence, "o")}, planned.owner_id as "plannerId", study_groups.owner_id as "ownerId",
      coalesce(fits.topics, '{}') as topics, ${ofInterest(sought)} as "isOfInterest"
    from (
      (select dates.* from fits cross join lateral (
        select * from occurrences where occurrences.group_id = fits.id and ${ahead}
        order by starts_at, id limit ${limits.datesPerGroup}
      ) dates)
      union
      (select * from occurrences where ${ahead} order by starts_at, id limit ${limits.nextDates})
    ) o
    join study_sessions planned on planned.id = o.session_id
    join study_groups on study_groups.id = o.group_id join posts on posts.id = o.group_id
    left join fits on fits.id = o.group_id
    where study_groups.visibility = 'OPEN' and (planned.capacity is null or o.going_count < planned.capacity) and ${isNew(sought)}`;
}
