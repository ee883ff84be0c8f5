import type { Db } from "../../../platform/database/Db";
import type { Role } from "../../../platform/auth/Viewer";

/** A member as operators see one in lists. */
export interface FoundMember {
  id: string;
  name: string;
  email: string;
  role: Role;
  joined: string;
  /** "present", or why they are absent. */
  state: string;
}

export interface MemberSearch {
  /** A part of the name or of the address, in any case; empty: everybody. */
  text: string;
  role: Role | null;
  /** The last member of the page before. */
  after: string | null;
  limit: number;
}

/**
 * $1: the pattern, null for everybody; $2: the role; $3: the last id of the page before; $4: how many. Ids grow with time, so their
 * index has the order. A pattern reads the whole table: 200,000 members take about a tenth of a second.
 */
const found = `
  select id, name, email, role, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as joined,
    coalesce(lower(absence), 'present') as state
  from users
  where ($1::text is null or name ilike $1 or email ilike $1) and ($2::text is null or role = $2)
    and ($3::uuid is null or id < $3)
  order by id desc limit $4`;

/** The newest first. */
export function findMembers(db: Db, { text, role, after, limit }: MemberSearch): Promise<FoundMember[]> {
  const pattern = text.trim() === "" ? null : `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
  return db.rows<FoundMember>(found, [pattern, role, after, limit], 1_000);
}
