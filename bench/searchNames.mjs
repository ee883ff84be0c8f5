import { server } from "./books/server.mjs";
import { dropIndexes } from "./fill.mjs";

const syllables =
  "ka lo mi ra ne to su be da fi gu ho ji ve wa xe yo za an el in or us pe qui tra sta bri chi sho".split(" ");
const han = [..."東京大学山田太郎鈴木一佐藤中村小林加渡辺伊吉高橋石井松本清水森池田川野島"];
const arabic = [..."محمدفاطيسنوركلبهج"];
const words = 60_000;

/** The n-th word: of every 17, one in Chinese characters and one in Arabic letters. */
function word(n) {
  const pick = (list, count) => {
    let [rest, text] = [n * 7_919 + 13, ""];
    for (let place = 0; place < count; place++) {
      text += list[rest % list.length];
      rest = Math.floor(rest / list.length) + n * 31;
    }
    return text;
  };
  if (n % 17 === 0) return pick(han, 2 + (n % 2));
  if (n % 17 === 1) return pick(arabic, 4 + (n % 3));
  return pick(syllables, 2 + (n % 3));
}

/** So many words for each row of a series; few words are frequent and most are rare, as in names and titles. */
const series = (size, count) => {
  const chosen = Array.from({ length: count }, (_, place) => `floor(${words} * power(random(), 3))::int as w${place}`);
  return `select n, ${chosen.join(", ")} from generate_series(1, ${size}) n`;
};
const joins = (count) =>
  Array.from({ length: count }, (_, place) => `join bench_words b${place} on b${place}.no = row.w${place}`).join(" ");
const places = (from, to) => Array.from({ length: to - from }, (_, place) => `b${from + place}`);
const text = (from, to) =>
  places(from, to)
    .map((one) => `${one}.word`)
    .join(` || ' ' || `);
/** As `SearchThing` has them: each word between spaces. */
const spaced = (from, to) =>
  `' ' || ${places(from, to)
    .map((one) => `array_to_string(${one}.tokens, ' ')`)
    .join(` || ' ' || `)} || ' '`;

const rows = (size) => [
  `create temp table people as select md5('found person ' || n)::uuid as id, n, ${text(0, 2)} as name,
     array[b2.word, b3.word, b4.word] as skills, b5.word as place,
     ${spaced(0, 2)} as main, ${spaced(2, 5)} || '|' || ${spaced(5, 6)} as rest
   from (${series(size, 6)}) row ${joins(6)}`,
  `insert into users (id, name, email, email_key, password_hash, token_version, created_at)
   select id, name, id || '@example.com', id || '@example.com', 'no password', 0, timestamptz '2020-01-01' + n * interval '1 second'
   from people`,
  `insert into profiles (id, user_id, status, interest, location, skills, created_at, updated_at)
   select gen_random_uuid(), id, 'Learning', 1 + n % 7, place, skills, now(), now() from people`,
  `create temp table circles as select md5('found group ' || n)::uuid as id, n, ${text(0, 3)} as title,
     array[b3.word, b4.word] as tags, ${text(5, 11)} as text, ${spaced(0, 3)} as main, ${spaced(3, 5)} || '|' || ${spaced(5, 11)} as rest
   from (${series(size, 11)}) row ${joins(11)}`,
  `insert into posts (id, author_id, text, like_count, comment_count, created_at)
   select circles.id, people.id, circles.text, 0, 0, now() from circles join people using (n)`,
  `insert into study_groups (id, owner_id, title, tags, visibility, member_count, created_at, active_at)
   select circles.id, people.id, title, tags, 'OPEN', 1, now(), now() from circles join people using (n)`,
];

/** What the service would make of these rows, in statements over all of them: piece by piece it takes an hour. */
const index = [
  `truncate search_things, search_words, search_hits, search_spellings`,
  `insert into search_things (kind, id, main, rest) select 1, id, main, rest from people order by n`,
  `insert into search_things (kind, id, main, rest) select 2, id, main, rest from circles order by n`,
  `create temp table entries as select distinct on (no, token) kind, no, token, is_main from (
     select kind, no, unnest(string_to_array(main, ' ')) as token, true as is_main from search_things union all
     select kind, no, unnest(string_to_array(translate(rest, '|', ' '), ' ')), false from search_things
   ) every where token <> '' order by no, token, is_main desc`,
  `insert into search_words (kind, word, things) select kind, token, count(*) from entries group by kind, token`,
  `alter table search_hits drop constraint search_hits_pkey`,
  `insert into search_hits (word, is_main, thing)
   select search_words.no, is_main, entries.no from entries
   join search_words on search_words.kind = entries.kind and search_words.word = entries.token`,
  `alter table search_hits add constraint search_hits_pkey primary key (word, is_main, thing)`,
  `drop table entries, circles`,
];

/** Adds so many people and as many groups, with names of many words and their index. */
export async function fillNames(client, size) {
  const { wordsOf } = server("features/search/words/split.js");
  const { hasSpellings, shortened } = server("features/search/words/spelling.js");
  await client.query("set session_replication_role = replica; set synchronous_commit = off; select setseed(0.42)");
  await client.query("set work_mem = '256MB'; set maintenance_work_mem = '512MB'");
  await client.query(
    "create temp table bench_words (no integer primary key, word text not null, tokens text[] not null)",
  );
  const list = Array.from({ length: words }, (_, n) => word(n));
  const tokens = list.map((one) => `{${wordsOf(one, 10).join(",")}}`);
  await client.query(
    `insert into bench_words select place - 1, word, tokens::text[]
     from unnest($1::text[], $2::text[]) with ordinality as w (word, tokens, place)`,
    [list, tokens],
  );
  const rebuild = await dropIndexes(client);
  for (const statement of rows(size)) await client.query(statement);
  // Nothing here reads these: they would take longer than all the rest.
  for (const statement of rebuild.filter((one) => !/using gin/i.test(one))) await client.query(statement);
  // The truncated tables stay locked, or the service's job would index changes into them meanwhile.
  await client.query("begin");
  for (const statement of index) await client.query(statement);
  await client.query("commit");
  const spelled = [...new Set(list.flatMap((one) => wordsOf(one, 10)))].filter(hasSpellings);
  const pairs = spelled.flatMap((one) => shortened(one).map((part) => [part, one]));
  await client.query(
    "insert into search_spellings select * from unnest($1::text[], $2::text[]) on conflict do nothing",
    [pairs.map(([part]) => part), pairs.map(([, one]) => one)],
  );
  await client.query("set session_replication_role = origin");
}

/** What is typed, by what it measures: words as frequent as those of names. */
export async function samplesOf(client, times) {
  const { rows: people } = await client.query("select name from people order by md5(id::text) limit $1", [40 * times]);
  const names = people.map(({ name }) => name);
  const latin = names.filter((name) => /^[a-z]{6,} [a-z]{4,}$/.test(name));
  const few = (list) => Array.from({ length: times }, (_, place) => list[place % list.length]);
  const letters = (count) => few(latin.map((name) => name.slice(0, count)));
  const swapped = (name) => name[0] + name[2] + name[1] + name.slice(3).split(" ")[0];
  const beginnings = (name) =>
    name
      .split(" ")
      .map((one) => one.slice(0, 4))
      .join(" ");
  return {
    "1 letter": letters(1),
    "2 letters": letters(2),
    "3 letters": letters(3),
    "6 letters": letters(6),
    "a typo": few(latin.map(swapped)),
    Chinese: few(names.flatMap((name) => name.match(/\p{Script=Han}{2,}/gu) ?? [])),
    Arabic: few(names.flatMap((name) => name.match(/\p{Script=Arabic}{3,}/gu) ?? [])),
    "two words": few(latin.map(beginnings)),
    "whole name": few(latin),
  };
}
