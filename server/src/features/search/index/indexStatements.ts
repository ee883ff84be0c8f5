/* SQL that writes the index. One transaction writes at a time: counts and numbers of words need no other locks. */

/** The key of the advisory lock: any number, the same in all processes. */
const lock = 7_306_371;

/** Until the end of the transaction; false while another one writes. */
export const tryLock = `select pg_try_advisory_xact_lock(${lock}) as "isFree"`;
export const waitForLock = `select pg_advisory_xact_lock(${lock})`;

export const hasChanges = `select exists (select from search_changes) as "isThere"`;

/** The newest changes first, so that a long queue delays none of them. */
export const takeChanges = (most: number): string => `
  delete from search_changes where no in (select no from search_changes order by no desc limit ${most})
  returning kind, id`;

/** $1: the kind, $2: ids. */
export const indexedThings = `select no, id, main, rest from search_things where kind = $1 and id = any($2::uuid[])`;

/** $1: the kind, then the ids with their words, in the order of the ids. */
export const insertThings = `
  insert into search_things (kind, id, main, rest)
  select $1::smallint, given.id, given.main, given.rest
  from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as given (id, main, rest, place) order by given.place
  returning no, id`;

/** $1: numbers of things with their new words. */
export const updateThings = `
  update search_things set main = given.main, rest = given.rest
  from unnest($1::integer[], $2::text[], $3::text[]) as given (no, main, rest) where search_things.no = given.no`;

export const deleteThings = `delete from search_things where no = any($1::integer[])`;

/** $1: the kind, then words with how many more things have them. */
export const countWords = `
  insert into search_words (kind, word, things)
  select $1::smallint, given.word, given.more from unnest($2::text[], $3::integer[]) as given (word, more)
  on conflict (kind, word) do update set things = search_words.things + excluded.things
  returning no, word, things, xmax::text = '0' as "isNew"`;

const hits = `unnest($1::integer[], $2::boolean[], $3::integer[]) as given (word, is_main, thing)`;

export const insertHits = `
  insert into search_hits (word, is_main, thing) select given.word, given.is_main, given.thing from ${hits}
  on conflict do nothing`;

export const deleteHits = `
  delete from search_hits using ${hits}
  where search_hits.word = given.word and search_hits.is_main = given.is_main and search_hits.thing = given.thing`;

export const deleteWords = `delete from search_words where no = any($1::integer[])`;

const spellings = `unnest($1::text[], $2::text[]) as given (part, word)`;

export const insertSpellings = `
  insert into search_spellings (part, word) select given.part, given.word from ${spellings} on conflict do nothing`;

/** Unless things of another kind have the word. */
export const deleteSpellings = `
  delete from search_spellings using ${spellings}
  where search_spellings.part = given.part and search_spellings.word = given.word
    and not exists (select from search_words where search_words.kind in (1, 2, 3, 4) and search_words.word = given.word)`;

/** Begins with the kinds that are new, or that were indexed by another version; $1: all kinds, $2: the version. */
export const beginProgress = `
  insert into search_progress (kind, version, after, is_done)
  select kind, $2::smallint, '00000000-0000-0000-0000-000000000000', false from unnest($1::smallint[]) as kind
  on conflict (kind) do update set version = excluded.version, after = excluded.after, is_done = false
  where search_progress.version <> excluded.version`;

export const restartProgress = `
  update search_progress set after = '00000000-0000-0000-0000-000000000000', is_done = false`;

/** The kind to go on with. */
export const nextProgress = `select kind, after from search_progress where not is_done order by kind limit 1`;

export const saveProgress = `update search_progress set after = coalesce($2::uuid, after), is_done = $2::uuid is null where kind = $1`;
