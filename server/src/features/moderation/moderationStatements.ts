import { moderation as limits } from "./limits";
import { selectList } from "../../platform/database/columns";
import { ReportKind } from "./choices";
import { LogEntry } from "./LogEntry";
import { ModerationCase } from "./ModerationCase";
import { ModerationDecision } from "./ModerationDecision";
import { Report } from "./Report";

/* All SQL of moderation. */

/** The buddy request $1 that the member $2 has received. */
export const receivedRequest = `
  select from_id as "authorId", coalesce(message, '') as text from buddy_requests
  where id = $1 and to_id = $2 and ended_at is null`;

/** The open case of the subject $2 of the kind $1; created with $3 to $7 if there is none. */
export const openCase = `
  insert into moderation_cases as known (id, kind, subject_id, author_id, text, mentions, pictures)
  values ($3, $1, $2, $4, $5, $6::jsonb, $7::jsonb)
  on conflict (kind, subject_id) where state = 'OPEN' and not is_appeal do update set version = known.version
  returning id, text, pictures`;

/** Whether the member $3 has recently reported the subject $2 of the kind $1. */
export const reportedLately = `
  select report.id from reports report join moderation_cases known on known.id = report.case_id
  where report.reporter_id = $3 and report.created_at > clock_timestamp() - interval '${limits.reportAgainHours} hours'
    and known.kind = $1 and known.subject_id = $2`;

interface Range {
  limit: number;
  hasCursor: boolean;
}

const newest = (entry: string, first: number, { limit, hasCursor }: Range) => `
  ${hasCursor ? `and (${entry}.created_at, ${entry}.id) < ($${first}, $${first + 1})` : ""}
  order by ${entry}.created_at desc, ${entry}.id desc limit ${limit}`;

/** $1: the state; then the case that the page before ended with. */
export const casesStatement = (range: Range) => `
  select ${selectList(ModerationCase, "found")} from moderation_cases found where state = $1 ${newest("found", 2, range)}`;
export const countedCases = "from moderation_cases where state = $1";

/** $1: the member; then the decision that the page before ended with. */
export const decisionsStatement = (range: Range) => `
  select ${selectList(ModerationDecision, "found")} from moderation_decisions found
  where ${concernsMember} ${newest("found", 2, range)}`;

/** Decisions that the member $1 can read. The answer to an appeal is shown with the original decision. */
const concernsMember = "member_id = $1 and not is_final and (content <> 'KEEP' or member <> 'NONE')";
export const countedDecisions = `from moderation_decisions where ${concernsMember}`;

/** The newest decisions about the member $1 in other cases than $2. */
export const decisionsElsewhere = `
  select ${selectList(ModerationDecision, "found")} from moderation_decisions found
  where member_id = $1 and case_id <> $2 and (content <> 'KEEP' or member <> 'NONE')
  order by created_at desc, id desc limit ${limits.decisionsElsewhere}`;

/** The longest active suspension of the member $1 from other cases than $2: not expired, revoked by an appeal or lifted. */
export const suspensionElsewhere = `
  select found.until, found.reason_shown as reason
  from absences absent join moderation_decisions found on found.member_id = absent.user_id
  where absent.user_id = $1 and absent.kind = 'SUSPENDED' and found.case_id <> $2 and found.member = 'SUSPEND'
    and found.created_at >= absent.created_at and (found.until is null or found.until > clock_timestamp())
    and not exists (
      select from moderation_decisions later where later.case_id = found.case_id and later.created_at > found.created_at
    )
  order by found.until desc nulls first limit 1`;

/** The latest decision that hid each of the things $1. A group is hidden with its post. */
export const hidingDecisions = (...kinds: ReportKind[]) => `
  select distinct on (about.subject_id) ${selectList(ModerationDecision, "found")}, about.subject_id as "subjectId"
  from moderation_cases about join moderation_decisions found on found.case_id = about.id
  where about.kind in (${kinds.map((kind) => `'${kind}'`).join()}) and about.subject_id = any($1) and found.content = 'HIDE'
  order by about.subject_id, found.created_at desc`;

/** What was decided about the appeal against each of the decisions $1. */
export const answersToAppeals = `
  select distinct on (first.id) ${selectList(ModerationDecision, "found")}, first.id as "answeredId"
  from moderation_decisions first join moderation_decisions found on found.case_id = first.case_id
  where first.id = any($1) and found.is_final and found.created_at >= first.appealed_at
  order by first.id, found.created_at`;

/** The outcome of a case for its reporters; null before the first decision. */
export const outcomeOf = (caseId: string) =>
  `(select outcome from moderation_cases where moderation_cases.id = ${caseId})`;

/** $1: the reporter; then the report that the page before ended with. */
export const reportsStatement = (range: Range) => `
  select ${selectList(Report, "found")} from reports found where reporter_id = $1 ${newest("found", 2, range)}`;
export const countedReports = "from reports where reporter_id = $1";

export const logStatement = (range: Range) => `
  select ${selectList(LogEntry, "entry")}, actor.name as "actorName", member.name as "memberName"
  from (select * from moderation_log e where true ${newest("e", 1, range)}) entry
  left join users actor on actor.id = entry.actor_id left join users member on member.id = entry.member_id
  order by entry.created_at desc, entry.id desc`;
export const countedLog = "from moderation_log";

/** Of each of the cases $1: its author and how many reported it. */
export const caseFacts = `
  select found.id, author.name as "authorName", author.role as "authorRole",
    (select count(*)::int from reports where reports.case_id = found.id) as "reportCount",
    coalesce(
      (select hidden_at is not null from posts where found.kind in ('POST', 'GROUP') and posts.id = found.subject_id),
      (select hidden_at is not null from study_sessions s where found.kind = 'SESSION' and s.id = found.subject_id),
      (select hidden_at is not null from comments where found.kind = 'COMMENT' and comments.id = found.subject_id),
      false
    ) as "isHidden"
  from moderation_cases found left join users author on author.id = found.author_id where found.id = any($1)`;

const neighbour = (table: string) =>
  `${table}.id, ${table}.text, author.name as "authorName", ${table}.created_at as "createdAt", ${table}.author_id as "authorId"`;

/** The texts of a session as one text; `of` is the table. */
const wordsOfSession = (of: string) => `concat_ws(e'\\n', ${of}.title, ${of}.goal, ${of}.place)`;

/** The current content of the subject $1. */
export const subjectNow = {
  [ReportKind.POST]: `select text, pictures, id as "postId" from posts where id = $1`,
  [ReportKind.COMMENT]: `select text, pictures, post_id as "postId" from comments where id = $1`,
  [ReportKind.GROUP]: `
    select concat_ws(e'\\n', g.title, nullif(array_to_string(g.tags, ', '), ''), posts.text) as text, posts.id as "postId",
      posts.text as "postText", posts.mentions as "postMentions", posts.pictures
    from study_groups g join posts on posts.id = g.id where g.id = $1`,
  [ReportKind.SESSION]: `select ${wordsOfSession("s")} as text, s.group_id as "postId" from study_sessions s where s.id = $1`,
  [ReportKind.BUDDY_REQUEST]: `
    select coalesce(message, '') as text, null as "postId" from buddy_requests where id = $1 and ended_at is null`,
};

export type StoredKind = keyof typeof subjectNow;

/** The profile of the member $1, also of an absent one. */
export const profileNow = "select * from profiles where user_id = $1";

/** The context of the post $1: its newest comments. */
export const besidePost = `
  select ${neighbour("comments")} from comments join users author on author.id = comments.author_id
  where comments.post_id = $1 order by comments.created_at desc, comments.id desc limit ${limits.neighbours}`;

/** The context of the comment $1: its post, and the previous and next comment. */
export const besideComment = `
  with found as (select id, post_id, created_at from comments where id = $1),
    around as (
      (select posts.id, posts.text, posts.author_id, posts.created_at from posts, found where posts.id = found.post_id)
      union all
      (select c.id, c.text, c.author_id, c.created_at from comments c, found
        where c.post_id = found.post_id and (c.created_at, c.id) < (found.created_at, found.id)
        order by c.created_at desc, c.id desc limit 1)
      union all
      (select c.id, c.text, c.author_id, c.created_at from comments c, found
        where c.post_id = found.post_id and (c.created_at, c.id) > (found.created_at, found.id)
        order by c.created_at, c.id limit 1)
    )
  select ${neighbour("around")} from around join users author on author.id = around.author_id
  order by around.created_at, around.id limit ${limits.neighbours}`;

/** The context of the session $1: the newest others of its group. */
export const besideSession = `
  select s.id, ${wordsOfSession("s")} as text, author.name as "authorName", s.created_at as "createdAt", author.id as "authorId"
  from study_sessions found join study_sessions s on s.group_id = found.group_id and s.id <> found.id
  join study_groups g on g.id = s.group_id join users author on author.id = coalesce(s.owner_id, g.owner_id)
  where found.id = $1 order by s.created_at desc, s.id desc limit ${limits.neighbours}`;

export const lockCase = `
  select ${selectList(ModerationCase, "found")} from moderation_cases found where id = $1 for update`;

/** Locks the present members among $1, and returns their roles. */
export const lockRoles = `select id, role from users where id = any($1) order by id for no key update`;

export const casesById = `select ${selectList(ModerationCase, "found")} from moderation_cases found where id = any($1)`;

/** Removes the texts and pictures of cases that were decided long ago. */
export const removeTexts = `
  with decided as (
    update moderation_cases set text = null, mentions = null, pictures = null
    where text is not null and state = 'DECIDED' and decided_at < clock_timestamp() - interval '${limits.keepTextDays} days'
    returning id
  ), released as (delete from kept_pictures using decided where kept_pictures.case_id = decided.id)
  update reports set text = null, mentions = null, pictures = null from decided where case_id = decided.id and text is not null`;

/** Some of the texts in the table of cases or of reports that mention the member of $1, a list with their id. */
export const keptTextsWith = (table: "moderation_cases" | "reports") => `
  select id, text, mentions from ${table} where mentions @> $1::jsonb order by id limit ${limits.textsAtOnce} for update`;

/** New texts of the rows $1: $2, with the mentions $3. */
export const changeKeptTexts = (table: "moderation_cases" | "reports") => `
  update ${table} set text = changed.new_text, mentions = changed.new_mentions::jsonb
  from unnest($1::uuid[], $2::text[], $3::text[]) as changed (id, new_text, new_mentions) where ${table}.id = changed.id`;

export const reporters = `select distinct reporter_id as id from reports where case_id = $1 limit ${limits.reportersNotified}`;

export const decisionIsThere = (id: string) =>
  `exists (select from moderation_decisions where moderation_decisions.id = ${id})`;
