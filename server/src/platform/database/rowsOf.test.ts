import { QueryFailedError } from "typeorm";
import { toAppError } from "../../errors";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { findPostgres } from "../../testing/database/testDatabase";
import { rowsOf, rowsOfUnprepared } from "./rowsOf";

const onPostgres = findPostgres() !== null;
const describeOnPostgres = onPostgres ? describe : describe.skip;
if (!onPostgres) console.warn("SKIPPED: prepared statements. They need a real PostgreSQL: set TEST_DATABASE_URL.");

describe("rowsOf", () => {
  const app = useTestApp();

  it("gives the rows of whatever gives rows", async () => {
    const { id } = await buildUser(app().db, { name: "Ada" });

    expect(await rowsOf(app().db, "select name from users where id = $1", [id])).toEqual([{ name: "Ada" }]);
    expect(await rowsOf(app().db, "update users set name = $2 where id = $1 returning name", [id, "Bo"])).toEqual([
      { name: "Bo" },
    ]);
    expect(await rowsOf(app().db, "delete from users where id = $1", [id])).toEqual([]);
  });

  it("fails as the ORM does, and works again at once", async () => {
    const { id } = await buildUser(app().db);
    const twice = `insert into users (id, name, email, email_key, password_hash, created_at)
                   select id, name, email, email_key, password_hash, created_at from users
                   where id = $1`;

    const failure = await rowsOf(app().db, twice, [id]).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(QueryFailedError);
    expect(toAppError(failure).code).toBe("CONFLICT");
    for (let turn = 0; turn < 12; turn++) expect(await rowsOf(app().db, "select $1 as n", ["1"])).toEqual([{ n: "1" }]);
  });

  it("refuses to leave a transaction, which would not see it and on the embedded database wait for itself", async () => {
    const inside = app().db.transaction((db) => rowsOf(db, "select $1 as n", ["1"]));

    await expect(inside).rejects.toThrow("its own manager");
  });
});

describeOnPostgres("a statement with a table that is empty at one moment and large at the next", () => {
  const app = useTestApp();
  const prepared = "select name from pg_prepared_statements where statement = $1";

  it("is not prepared, as others are", async () => {
    const [kept, fresh] = ["select $1::int as kept", "select $1::int as fresh"];

    expect(await rowsOf(app().db, kept, [1])).toEqual([{ kept: 1 }]);
    expect(await rowsOfUnprepared(app().db, fresh, [2])).toEqual([{ fresh: 2 }]);

    expect(await rowsOf(app().db, prepared, [kept])).toHaveLength(1);
    expect(await rowsOf(app().db, prepared, [fresh])).toEqual([]);
  });
});
