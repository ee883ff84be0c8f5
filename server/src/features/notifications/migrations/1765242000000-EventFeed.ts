import type { MigrationInterface, QueryRunner } from "typeorm";

/** What concerns a member, for other software. Neither subjects nor actors are foreign keys: reading leaves out what is gone. */
export class EventFeed1765242000000 implements MigrationInterface {
  name = "EventFeed1765242000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table notification_inboxes add column last_event integer not null default 0;

      create table feed_events (
        user_id uuid not null references users on delete cascade,
        number integer not null,
        event_id uuid not null,
        kind text not null,
        subject_id uuid not null,
        source_id uuid not null,
        actor_id uuid,
        created_at timestamptz(3) not null default clock_timestamp(),
        primary key (user_id, number)
      );
      create unique index feed_events_once on feed_events (user_id, event_id, kind);
      create index feed_events_created_at on feed_events (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table feed_events;
      alter table notification_inboxes drop column last_event;
    `);
  }
}
