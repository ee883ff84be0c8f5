import { PersonalRows } from "../../testing/database/personalRows";
import { makeCopy } from "../../testing/calls/exportCalls";
import { departureCalls } from "../../testing/calls/departureCalls";
import { useTestApp } from "../../testing/app/harness";
import { passwordResetCalls } from "../../testing/calls/passwordResetCalls";
import { removePictures } from "../pictures/removePictures";
import { removeMember } from "../accounts/deletion/removeMember";

const testApp = useTestApp();
const { leave, passWeek } = departureCalls(testApp);

const everyTable = `
  select quote_ident(nspname) || '.' || quote_ident(relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;

/** The tables with one of these texts in any column of any row; bytes as text, too. */
async function tablesWith(traces: string[]): Promise<string[]> {
  const tables = await testApp().db.query<{ name: string }[]>(everyTable);
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { name } of tables) {
    const hex = traces.map((trace) => Buffer.from(trace).toString("hex"));
    const [row] = await testApp().db.query<{ count: number }[]>(
      `select count(*)::int as count from ${name} t where exists (
         select from unnest($1::text[]) as trace where position(lower(trace) in lower(t::text)) > 0)`,
      [[...traces, ...hex]],
    );
    if (row?.count) found.push(name);
  }
  return found;
}

describe.each([
  ["with what they wrote", "REMOVE"],
  ["but for what they wrote", "KEEP_WITHOUT_NAME"],
])("C20 a deleted member, %s,", (_how, content) => {
  it("is in no table any more: not their name, e-mail, face or tokens", async () => {
    const { db, services } = testApp();
    const canary = content === "REMOVE" ? "Quoll4" : "Dunnart6";
    const member = await PersonalRows.fill(db, canary);
    const { user } = member;
    const face = { skin: "BROWN", head: canary };
    await db.query(`update users set face = $2 where id = $1`, [user.id, JSON.stringify(face)]);
    await makeCopy(testApp(), user);
    const { token } = await services.sessions.start(user);
    await passwordResetCalls(testApp).ask(user.email.toUpperCase());
    // A reported text is kept until 30 days after the decision.
    const reported = ["public.moderation_cases"];
    const kept =
      content === "REMOVE"
        ? reported
        : [
            ...[
              "public.comments",
              ...reported,
              "public.occurrences",
              "public.pictures",
              "public.posts",
              "public.reading_plans",
            ],
            ...["public.study_groups", "public.study_sessions"], // They go on under the owner of the group.
          ];
    const traces = [canary, token, token.split(".")[1] ?? ""];
    expect((await tablesWith(traces)).length).toBeGreaterThan(15);

    await leave(token, content);
    await passWeek(user.id);
    await removeMember(services, user.id, { keepsContent: content !== "REMOVE" });
    await removePictures(services);

    expect(await tablesWith([`${canary} name`, user.email, ...traces.slice(1)])).toEqual([]);
    expect((await tablesWith([canary])).sort()).toEqual(kept);
    const rows = await db.query<unknown[]>(`select 1 from posts where author_id = $1`, [user.id]);
    expect(rows).toEqual([]);
  });
});
