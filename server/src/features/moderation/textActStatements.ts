/* What the operator's commands on posts read. $1: the members; $2: minutes. */

const texts = (conditionOf: (table: string, kind: string) => string) => `
  select id, 'POST' as kind, author_id as "authorId" from posts
  where author_id = any($1::uuid[]) and ${conditionOf("posts", "'POST', 'GROUP'")}
  union all
  select id, 'COMMENT', author_id from comments
  where author_id = any($1::uuid[]) and deleted_at is null and ${conditionOf("comments", "'COMMENT'")}`;

const ago = "clock_timestamp() - $2::integer * interval '1 minute'";

/** Posts, then comments, that they wrote since then and that are not hidden. */
export const textsShownSince = texts((table) => `${table}.hidden_at is null and ${table}.created_at > ${ago}`);

/** Those that were hidden since then, but for what a decision of moderators has hidden. */
export const textsHiddenSince = texts(
  (table, kinds) => `${table}.hidden_at > ${ago} and coalesce((
    select decision.content from moderation_cases known join moderation_decisions decision on decision.case_id = known.id
    where known.kind in (${kinds}) and known.subject_id = ${table}.id and decision.content <> 'KEEP'
    order by decision.created_at desc, decision.id desc limit 1), 'RESTORE') <> 'HIDE'`,
);
