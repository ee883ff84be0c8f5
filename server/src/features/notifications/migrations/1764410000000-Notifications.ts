import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Lines of a member's list, and the events that each of them gathers. Neither actors nor sources are foreign keys:
 * reading leaves out what is gone, and jobs remove it, so that deleting a post never waits for other members' lists.
 */
export class Notifications1764410000000 implements MigrationInterface {
  name = "Notifications1764410000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table notification_inboxes (
        user_id uuid primary key references users on delete cascade,
        version integer not null default 1
      );

      create table notifications (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null,
        subject_id uuid not null,
        size integer not null default 1,
        is_in_app boolean not null default true,
        started_at timestamptz(3) not null default clock_timestamp(),
        created_at timestamptz(3) not null default clock_timestamp(),
        read_at timestamptz(3)
      );
      create index notifications_newest on notifications (user_id, created_at desc, id desc);
      create index notifications_unread on notifications (user_id, kind, subject_id) where read_at is null;
      create index notifications_subject_id on notifications (subject_id);
      create index notifications_created_at on notifications (created_at);

      create table notification_events (
        user_id uuid not null,
        event_id uuid not null,
        notification_id uuid not null references notifications on delete cascade,
        actor_id uuid,
        source_id uuid not null,
        created_at timestamptz(3) not null default clock_timestamp(),
        primary key (user_id, event_id)
      );
      create index notification_events_newest on notification_events (notification_id, created_at desc);
      create index notification_events_source_id on notification_events (source_id);
      create index notification_events_actor_id on notification_events (actor_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table notification_events, notifications, notification_inboxes`);
  }
}
