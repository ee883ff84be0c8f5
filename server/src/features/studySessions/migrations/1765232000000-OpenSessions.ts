import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Free seats in members' own sessions. Dates repeat what their session says, so that a list of free seats is a range of one
 * index; answers repeat when the date begins, so that a member's seats are one, too. See docs/decisions/142.
 */
export class OpenSessions1765232000000 implements MigrationInterface {
  name = "OpenSessions1765232000000";

  async up(db: QueryRunner): Promise<void> {
    // Rows that exist fit the conditions by their defaults, so they need not be read for them.
    await db.query(`
      alter table study_sessions add company text not null default 'NOBODY', add interest smallint;
      alter table study_sessions add constraint study_sessions_company check (
        company in ('NOBODY', 'BUDDIES', 'EVERYONE')
        and (company = 'NOBODY' or (member_id is not null and capacity between 2 and 8))
      ) not valid;
      alter table occurrences add offered_to text, add seats smallint, add interest smallint;
      alter table attendances add seat_at timestamptz(3), add came_at timestamptz(3);
    `);
    await db.query(`
      create index occurrences_free on occurrences (starts_at, id)
        where offered_to = 'EVERYONE' and state <> 'CANCELLED' and going_count < seats;
      create index occurrences_free_of_interest on occurrences (interest, starts_at, id)
        where offered_to = 'EVERYONE' and state <> 'CANCELLED' and going_count < seats and interest is not null;
      create index occurrences_free_for_buddies on occurrences (member_id, starts_at, id)
        where offered_to = 'BUDDIES' and state <> 'CANCELLED' and going_count < seats;
      create index attendances_seats on attendances (user_id, seat_at, occurrence_id) where seat_at is not null;
    `);
    await db.query(following);
    await db.query(`create trigger occurrences_moved after update of starts_at on occurrences for each row
      when (new.offered_to is not null and old.starts_at is distinct from new.starts_at) execute function move_seats()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger occurrences_moved on occurrences;
      drop function move_seats();
      drop index attendances_seats;
      drop index occurrences_free_for_buddies;
      drop index occurrences_free_of_interest;
      drop index occurrences_free;
      alter table attendances drop came_at, drop seat_at;
      alter table occurrences drop interest, drop seats, drop offered_to;
      alter table study_sessions drop constraint study_sessions_company;
      alter table study_sessions drop interest, drop company;
    `);
  }
}

/** Dates get other times in several ways; their seats follow in all of them. */
const following = `
  create function move_seats() returns trigger language plpgsql as $$
  begin
    update attendances set seat_at = new.starts_at where occurrence_id = new.id and seat_at is not null;
    return null;
  end $$`;
