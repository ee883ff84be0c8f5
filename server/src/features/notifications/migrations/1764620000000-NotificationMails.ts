import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * How members want to be notified (a kind without a row follows the defaults), what was sent by mail, and the links in
 * mails that stop them. The two new columns of `notifications` do not rewrite the table.
 */
export class NotificationMails1764620000000 implements MigrationInterface {
  name = "NotificationMails1764620000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table notification_settings (
        user_id uuid not null references users on delete cascade,
        kind text not null,
        is_in_app boolean not null default true,
        mail text not null default 'WEEKLY',
        primary key (user_id, kind)
      );

      create table notification_mails (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        local_date date,
        handed_at timestamptz(3),
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create unique index notification_mails_local_date on notification_mails (user_id, local_date);
      create index notification_mails_handed_at on notification_mails (user_id, handed_at);
      create index notification_mails_created_at on notification_mails (created_at);

      create table unsubscribe_links (
        hash text primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null,
        created_at timestamptz(3) not null default clock_timestamp()
      );
      create index unsubscribe_links_user_id on unsubscribe_links (user_id);

      alter table notifications add mailed_at timestamptz(3), add is_mail_waiting boolean not null default false;
      alter table notification_inboxes add digest_at timestamptz(3);
      create index notification_inboxes_digest_at on notification_inboxes (digest_at) where digest_at is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table notification_inboxes drop digest_at;
      alter table notifications drop mailed_at, drop is_mail_waiting;
      drop table unsubscribe_links, notification_mails, notification_settings;
    `);
  }
}
