import { parts } from "../../../platform/parts";
import { noBlockBetween } from "../../blocks/blockStatements";
import { seesMemberIn, seesPostOf } from "../../groups/members/membershipStatements";
import { SearchKind } from "../kinds";
import { looking } from "../limits";

/* SQL that finds things. Limits are numbers, not parameters, or PostgreSQL plans for whole tables. */

/**
 * Of each kind $1 and each word of the query $2: the word itself and the most frequent of those between it and $3. The first
 * row has the kind 0 where changes wait to be indexed.
 */
export const knownWords = (ofSeveral: boolean): string => `
  select 0 as kind, 0 as place, 0 as no, '' as word, 0 as things where exists (select from search_changes)
  union all
  select kind.no, asked.place::integer, found.no, found.word, found.things
  from unnest($1::smallint[]) as kind (no)
  cross join unnest($2::text[], $3::text[]) with ordinality as asked (word, until, place)
  cross join lateral (
    select no, word, things from search_words where search_words.kind = kind.no and search_words.word = asked.word
    union all
    (select no, word, things from search_words
      where search_words.kind = kind.no and search_words.word > asked.word and search_words.word < asked.until
      order by things desc, search_words.no limit ${ofSeveral ? looking.wordsOfSeveral : looking.wordsOfOne})
  ) found`;

/** Of each kind $1: words that may be meant by the words at the places $2, with what is left of these without a letter, $3. */
export const likeWords = `
  select search_words.kind, asked.place, search_words.no, search_words.word, search_words.things
  from (
    select distinct part.place, found.word from unnest($2::integer[], $3::text[]) as part (place, text)
    cross join lateral (
      select part.text as word union all
      (select word from search_spellings where search_spellings.part = part.text limit ${looking.spellingsCompared})
    ) found
  ) asked
  join search_words on search_words.word = asked.word and search_words.kind = any($1::smallint[])`;

/** Of each kind $1: the most frequent words for those at the places $2: between $3 and $4, and of about $5 characters. */
export const similarWords = `
  select kind.no as kind, asked.place, found.no, found.word, found.things
  from unnest($1::smallint[]) as kind (no)
  cross join unnest($2::integer[], $3::text[], $4::text[], $5::integer[]) as asked (place, word, until, letters)
  cross join lateral (
    select no, word, things from search_words
    where search_words.kind = kind.no and search_words.word > asked.word and search_words.word < asked.until
      and length(search_words.word) between asked.letters - 2 and asked.letters + 2
    order by things desc, search_words.no limit ${looking.similarCompared}
  ) found`;

/** Who looks for something. */
export interface Seeing {
  isGuest: boolean;
  hasBlocks: boolean;
  hasPrivateGroups: boolean;
  /** The parameter of the viewer, as `$3`; empty where it makes no difference: see `needsViewer`. */
  viewer: string;
}

export const needsViewer = (kind: SearchKind, { hasBlocks, hasPrivateGroups }: Omit<Seeing, "viewer">): boolean =>
  kind === SearchKind.SESSIONS ||
  (kind === SearchKind.PEOPLE && hasBlocks) ||
  (kind === SearchKind.GROUPS && (hasBlocks || hasPrivateGroups));

interface Visible {
  /** What is joined to the thing `t`. */
  from: string;
  /** Whether the viewer may find it. */
  condition: string;
  /** More columns of a match. */
  columns?: string;
  /** By its main field alone. */
  byMain?: boolean;
}

const always = "true";

const peopleFor = ({ isGuest, hasBlocks, viewer }: Seeing): Visible => ({
  from: isGuest
    ? "join profiles p on p.user_id = t.id and not p.is_absent and p.visibility = 'PUBLIC'"
    : "join users u on u.id = t.id and u.absence is null",
  condition: hasBlocks ? noBlockBetween(viewer, "t.id") : always,
});

/** Guests find what they may see on public pages: the names of groups that are not private. */
const groupsFor = ({ isGuest, hasBlocks, hasPrivateGroups, viewer }: Seeing): Visible => ({
  from: `join posts on posts.id = t.id and posts.hidden_at is null
    join study_groups g on g.id = t.id and not g.is_for_two`,
  condition: [
    hasPrivateGroups ? seesPostOf("posts", viewer) : "posts.visibility <> 'PRIVATE' and g.visibility <> 'PRIVATE'",
    ...(isGuest ? ["posts.text <> ''"] : []),
    ...(hasBlocks ? [noBlockBetween(viewer, "posts.author_id")] : []),
  ].join(" and "),
  byMain: isGuest,
});

/**
 * The next date of a session that is to come: of the viewer's own time, of a group that they see, or open to them. Of other members' sessions the
 * loader of their rule has the last word.
 */
const sessionsFor = ({ hasBlocks, hasPrivateGroups, viewer }: Seeing): Visible => ({
  from: `join study_sessions s on s.id = t.id and s.hidden_at is null
    cross join lateral (
      select o.id from occurrences o
      where o.session_id = s.id and o.state <> 'CANCELLED' and o.ends_at > clock_timestamp()
        and (o.group_id is not null or o.member_id = ${viewer} or o.offered_to is not null)
      order by o.starts_at, o.id limit 1
    ) next`,
  condition: `case when s.group_id is not null
    then exists (select from posts where posts.id = s.group_id and posts.hidden_at is null
        and ${hasPrivateGroups ? seesPostOf("posts", viewer) : "posts.visibility <> 'PRIVATE'"}
        ${hasBlocks ? `and ${noBlockBetween(viewer, "posts.author_id")}` : ""})
      ${hasBlocks ? `and (s.owner_id is null or ${seesMemberIn("s.group_id", viewer, "s.owner_id")})` : ""}
    else s.member_id = ${viewer} or s.company = 'EVERYONE'
      or (s.company = 'BUDDIES' and ${parts().contacts?.between("s.member_id", viewer) ?? "false"}) end`,
  columns: `, next.id as "dateId", s.member_id is not null and s.member_id <> ${viewer} as "isOthers"`,
});

const everyBook: Visible = { from: "", condition: always };

const visible: Readonly<Record<SearchKind, (seeing: Seeing) => Visible>> = {
  PEOPLE: peopleFor,
  GROUPS: groupsFor,
  SESSIONS: sessionsFor,
  BOOKS: () => everyBook,
};

/** How many hits of one word are looked at: fewer where there are many words. */
export const hitsLookedAt = (words: number): number => (words <= 2 ? 2_000 : words <= 8 ? 400 : 100);

export interface OtherWord {
  parameter: string;
  /** Whether the parameter is one text; else it has several, one in a line. */
  isOne: boolean;
}

interface Search {
  kind: SearchKind;
  seeing: Seeing;
  /** How many words of the index there are. */
  words: number;
  /** How many results are enough. */
  enough: keyof typeof looking.matches;
  /** The parameters with the forms of each other word, as `$2`. */
  others: readonly OtherWord[];
}

/**
 * The things with one of the words $1, in the order of these, and with all `others` of the query. The words of each thing's main
 * field come before those of its others.
 */
export function matchesStatement({ kind, seeing, words, enough, others }: Search): string {
  const { from, condition, columns = "", byMain = false } = visible[kind](seeing);
  const has = (part: string) =>
    byMain ? `strpos(t.main, ${part}) > 0` : `(strpos(t.main, ${part}) > 0 or strpos(t.rest, ${part}) > 0)`;
  const hasOthers = others.map(({ parameter, isOne }) =>
    isOne
      ? has(`${parameter}::text`)
      : `exists (select from unnest(string_to_array(${parameter}::text, e'\\n')) as form (part) where ${has("form.part")})`,
  );
  return `
  select t.id, t.main, t.rest${columns}
  from (
    select hit.thing, min(asked.place) as place, bool_or(hit.is_main) as is_main
    from unnest($1::integer[]) with ordinality as asked (word, place)
    cross join lateral (
      select near.thing, near.is_main
      from (
        select thing, is_main from search_hits where word = asked.word ${byMain ? "and is_main" : ""}
        order by is_main desc, thing desc limit ${hitsLookedAt(words)}
      ) near
      join search_things t on t.no = near.thing ${from}
      where ${[condition, ...hasOthers].join(" and ")}
      order by near.is_main desc, near.thing desc limit ${looking.matches[enough]}
    ) hit
    group by hit.thing
    order by 3 desc, 2, 1 desc limit ${looking.matchesInAll[enough]}
  ) found
  join search_things t on t.no = found.thing ${from}
  order by found.is_main desc, found.place, found.thing desc`;
}
