import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The one form in which words of groups are stored and searched: composed in one way, without the marks of Latin, Greek and
 * Cyrillic letters, so that "istanbul" and a decomposed "İstanbul" are the same word. Text search itself ignores case.
 * Titles and tags from before inputs were normalized become composed, too.
 */
export class FoldedWords1765090000000 implements MigrationInterface {
  name = "FoldedWords1765090000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function fold_words(words text) returns text language sql immutable strict parallel safe as $$
        select case when octet_length(words) = char_length(words) then words
          else normalize(regexp_replace(normalize(words, nfkd), '[\\u0300-\\u036f]+', '', 'g'), nfkc) end $$;
      update study_groups set title = normalize(title),
        tags = array(select normalize(tag) from unnest(tags) with ordinality as stored (tag, place) order by place)
        where title is not nfc normalized or array_to_string(tags, ' ') is not nfc normalized;
      update posts set about = normalize(about) where about is not nfc normalized;
      drop index posts_words;
      create index posts_words on posts using gin (to_tsvector('simple', fold_words(coalesce(about || ' ', '') || left(text, 300))))
        where hidden_at is null and visibility <> 'PRIVATE';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index posts_words;
      create index posts_words on posts using gin (to_tsvector('simple', coalesce(about || ' ', '') || left(text, 300)))
        where hidden_at is null and visibility <> 'PRIVATE';
      drop function fold_words(text);
    `);
  }
}
