import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { User } from "../../features/accounts/users/User";
import { parts } from "../../platform/parts";
import { nameOf, type Ownership, type TableData } from "../../platform/personalData/personalData";
import { buildUser } from "../app/factories";

interface Column {
  name: string;
  type: string;
  target: string | null;
}

const columnsOf = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    (select confrelid::regclass::text from pg_constraint where conrelid = a.attrelid and contype = 'f'
      and conkey[1] = a.attnum limit 1) as target
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/** Where the table allows only some values: a new one of these must be thought of here. */
const allowed: Readonly<Record<string, unknown>> = {
  "absences.kind": "SUSPENDED",
  "profiles.status": "Learning",
  "profiles.visibility": "PUBLIC",
  "profiles.availability": "[]",
  "study_wishes.availability": "[]",
  "contact_settings.contactable": "EVERYONE",
  "data_exports.state": "FAILED",
  "moderation_cases.kind": "POST",
  "moderation_cases.state": "OPEN",
  "moderation_cases.outcome": "KEPT",
  "moderation_decisions.content": "KEEP",
  "moderation_decisions.member": "NONE",
  "notifications.kind": "REPLY",
  "account_tokens.purpose": "verify-email",
  "posts.visibility": "OPEN",
  "comments.deleted_at": null,
  // The title and the tags of its group, which belong to the group.
  "posts.about": "Maths",
  "study_groups.visibility": "OPEN",
  "study_groups.capacity": 2,
  "study_sessions.frequency": "NONE",
  "study_sessions.company": "NOBODY",
  "occurrences.offered_to": "EVERYONE",
  "occurrences.state": "PLANNED",
  "attendances.answer": "GOING",
  "standing_answers.answer": "GOING",
  "memberships.role": "OWNER",
  "memberships.state": "ACTIVE",
  "study_rooms.focus_minutes": 25,
  "study_rooms.break_minutes": 5,
  "study_focuses.result": "DONE",
  "weekly_goals.minutes": 300,
  "shelved_books.shelf": "DONE",
  // Either this or a page.
  "shelved_books.percent": null,
  "own_books.state": "WAITING",
  "shelf_settings.visibility": "NOBODY",
};

/** The database makes a row of these with each post, under the post's id. */
const startedByPosts = new Set(["study_groups", "memberships"]);

/** Of each list of the copy, one row of this member; `canary` and the column's name stand in every text, secret ones too. */
export class PersonalRows {
  private readonly made = new Map<string, Promise<string>>();

  private constructor(
    private readonly db: EntityManager,
    readonly user: User,
    readonly canary: string,
    private readonly stranger: string,
  ) {}

  static async fill(db: EntityManager, canary: string): Promise<PersonalRows> {
    const user = await buildUser(db, { name: `${canary} name`, email: `${canary}@example.com` });
    const rows = new PersonalRows(db, user, canary, (await buildUser(db)).id);
    for (const data of parts().personalData.filter(({ member, table }) => member !== null && table !== "users"))
      await rows.rowOf(data);
    return rows;
  }

  /** What stands in a text. */
  mark(data: TableData, column: string): string {
    return `${this.canary} ${nameOf(data)}.${column}`;
  }

  private rowOf(data: TableData): Promise<string> {
    const known = this.made.get(nameOf(data)) ?? this.insert(data);
    this.made.set(nameOf(data), known);
    return known;
  }

  private async insert(data: TableData): Promise<string> {
    const columns = await this.db.query<Column[]>(columnsOf, [data.table]);
    const isStarted = startedByPosts.has(data.table);
    const post = parts().personalData.find(({ table }) => table === "posts");
    const id = isStarted && post ? await this.rowOf(post) : newId();
    if (isStarted) await this.db.query(`delete from ${data.table} where id = $1`, [id]);
    const values: unknown[] = [];
    for (const column of columns) values.push(column.name === "id" ? id : await this.valueOf(data, column));
    const names = columns.map(({ name }) => name).join(", ");
    const places = columns.map((_column, index) => `$${index + 1}`).join(", ");
    await this.db.query(`insert into ${data.table} (${names}) values (${places})`, values);
    return id;
  }

  private async valueOf(data: TableData, { name, type, target }: Column): Promise<unknown> {
    const member = data.member as Ownership;
    if (name === member) return this.user.id;
    if (data.where?.column === name && !data.where.isSet) return null;
    if (target === "users") return this.stranger;
    // A row can belong to another one of its own list, and need not.
    if (target === data.table) return null;
    const parent = target && parts().personalData.find(({ table }) => table === target);
    if (parent) return this.rowOf(parent);
    const place = `${data.table}.${name}`;
    return place in allowed ? allowed[place] : this.sample(type, this.mark(data, name));
  }

  private sample(type: string, mark: string): unknown {
    if (type === "text") return mark;
    if (type === "text[]") return [mark];
    if (type === "uuid") return newId();
    if (type === "uuid[]") return [newId()];
    if (type === "bytea") return Buffer.from(mark);
    if (type === "date") return "2020-02-03";
    if (type === "boolean") return false;
    if (type === "jsonb") return null;
    if (type.startsWith("timestamp")) return new Date(Date.now() + 3_600_000);
    if (/int/.test(type)) return 1;
    throw new Error(`say in PersonalRows what a column of the type ${type} holds`);
  }
}
