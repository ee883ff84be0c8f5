import { useMailedApp } from "../../../testing/mail/notificationMails";
import { explain } from "../../../testing/database/plans";
import { reminderCalls } from "../../../testing/calls/reminderCalls";
import type { Db } from "../../../platform/database/Db";
import type { Tx } from "../../../platform/events/transaction";
import { remindMembers } from "./remind";
import { remindedOfBegun } from "./reminderStatements";

const mailed = useMailedApp();
const { testApp, rows } = mailed;
const { datedIn, remindersOf } = reminderCalls(mailed);

const newest = "'00000000-0000-0000-0000-000000000000'";

describe("B14 the reminders of dates that have begun", () => {
  it("are found by their start among thousands", async () => {
    const { bo, id } = await datedIn(90);
    await rows(
      `insert into session_reminders (id, occurrence_id, user_id, kind, starts_at)
       select gen_random_uuid(), $1, $2, 'SESSION_SOON', now() - make_interval(hours => number)
       from generate_series(1, 5000) as number`,
      [id, bo.id],
    );
    await rows("analyze session_reminders", []);

    expect(await explain(testApp(), remindedOfBegun, ["'2 minutes'", newest])).toMatch(
      /Index (Only )?Scan (using|on) session_reminders_starts_at/,
    );
  });

  it("delay no reminder of a date to come when their lists cannot be refreshed", async () => {
    const { bo } = await datedIn(90);
    const { db } = testApp().services;
    const failing = (tx: Tx): Tx =>
      Object.assign(Object.create(tx) as Tx, {
        rows: (statement: string, values: unknown[]) =>
          statement === remindedOfBegun ? Promise.reject(new Error("locked")) : tx.rows(statement, values),
      });
    const without = { transaction: (work: (tx: Tx) => Promise<unknown>) => db.transaction((tx) => work(failing(tx))) };

    await expect(remindMembers(without as unknown as Db, { hasMail: false })).rejects.toThrow("locked");
    await testApp().runJobs();

    expect(await remindersOf(bo)).toHaveLength(1);
  });
});
