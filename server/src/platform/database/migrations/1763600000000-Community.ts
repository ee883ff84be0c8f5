import type { MigrationInterface, QueryRunner } from "typeorm";

const list = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", ");

const statuses = [
  "Developer",
  "Junior Developer",
  "Senior Developer",
  "Manager",
  "Learning",
  "Instructor",
  "Intern",
  "Other",
];

const period = (table: string) => `
  constraint ${table}_period check (to_day is null or to_day >= from_day),
  constraint ${table}_current check (not current or to_day is null)`;

/** Accounts, profiles and group posts. */
export class Community1763600000000 implements MigrationInterface {
  name = "Community1763600000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table users (
        id uuid primary key,
        name text not null check (char_length(name) between 1 and 80),
        email text not null check (char_length(email) between 3 and 254),
        password_hash text not null,
        token_version integer not null default 0,
        created_at timestamptz(3) not null
      );
      create unique index users_email_key on users (lower(email));

      create table revoked_tokens (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz(3) not null
      );
      create index revoked_tokens_user_id on revoked_tokens (user_id);
      create index revoked_tokens_expires_at on revoked_tokens (expires_at);

      create table profiles (
        id uuid primary key,
        user_id uuid not null constraint profiles_user_id_key unique references users on delete cascade,
        status text not null constraint profiles_status check (status in (${list(statuses)})),
        interest smallint not null constraint profiles_interest check (interest between 1 and 7),
        company text,
        website text,
        location text,
        bio text,
        photo text,
        skills text[] not null check (cardinality(skills) <= 50),
        youtube text,
        twitter text,
        facebook text,
        linkedin text,
        instagram text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create index profiles_newest on profiles (created_at desc, id desc);
      create index profiles_interest_newest on profiles (interest, created_at desc, id desc);

      create table experiences (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        title text not null,
        company text not null,
        location text,
        from_day date not null,
        to_day date,
        current boolean not null,
        description text,
        created_at timestamptz(3) not null,
        ${period("experiences")}
      );
      create index experiences_newest on experiences (profile_id, created_at desc, id desc);

      create table educations (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        school text not null,
        degree text not null,
        field_of_study text not null,
        from_day date not null,
        to_day date,
        current boolean not null,
        description text,
        created_at timestamptz(3) not null,
        ${period("educations")}
      );
      create index educations_newest on educations (profile_id, created_at desc, id desc);

      create table posts (
        id uuid primary key,
        author_id uuid not null references users on delete cascade,
        text text not null,
        like_count integer not null default 0 constraint posts_like_count check (like_count >= 0),
        comment_count integer not null default 0 constraint posts_comment_count check (comment_count >= 0),
        idempotency_key text,
        created_at timestamptz(3) not null,
        constraint posts_idempotency_key unique (author_id, idempotency_key)
      );
      create index posts_newest on posts (created_at desc, id desc);

      create table comments (
        id uuid primary key,
        post_id uuid not null references posts on delete cascade,
        author_id uuid not null references users on delete cascade,
        text text not null,
        idempotency_key text,
        created_at timestamptz(3) not null,
        constraint comments_idempotency_key unique (author_id, idempotency_key)
      );
      create index comments_newest on comments (post_id, created_at desc, id desc);

      create table post_likes (
        id uuid primary key,
        post_id uuid not null references posts on delete cascade,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null,
        constraint post_likes_pair unique (user_id, post_id)
      );
      create index post_likes_newest on post_likes (post_id, created_at desc, id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table post_likes, comments, posts, educations, experiences, profiles, revoked_tokens, users`);
  }
}
