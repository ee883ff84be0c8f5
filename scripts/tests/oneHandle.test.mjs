import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { handleError, sqlError } from "../oneHandle.mjs";

const service = "server/src/features/groups/group/groupService.ts";
const database = "server/src/platform/database";

describe("a feature reaches the database through its handle alone", () => {
  for (const name of ["access/Reader", "DatabaseHandle", "rowsOf", "dataSource", "retry"])
    test(`it may not import ${name}`, () => assert.match(handleError(service, `${database}/${name}`), /ctx\.db/));

  for (const name of ["Db", "loader", "columns", "maintenance"])
    test(`it may import ${name}`, () => assert.equal(handleError(service, `${database}/${name}`), null));

  test("tests, and the platform itself, may import everything", () => {
    assert.equal(handleError("server/src/features/groups/group/groups.test.ts", `${database}/access/Reader`), null);
    assert.equal(handleError("server/src/platform/auth/sessions.ts", `${database}/access/Reader`), null);
  });
});

describe("a feature's SQL stands in one place", () => {
  const statements = [
    "select id, name from users where id = $1",
    "(select member from group_members)",
    "with gone as (delete from comments returning id) select * from gone",
    "insert into groups (id) values ($1)",
    "update groups set name = $1",
    "delete from groups where id = $1",
    "where id = $1",
    "where (created_at, id) < ($1, $2) limit $",
    "order by created_at desc, id desc",
    "unnest($1::uuid[]) as member (id)",
    "create temp table if not exists incoming_books as select",
  ];
  for (const text of statements)
    test(`not in a service: ${text}`, () => assert.match(sqlError(service, text), /xStatements/));

  test("but in its statements, in migrations and in tests", () => {
    for (const file of ["groupStatements.ts", "migrations/1-Groups.ts", "groups.test.ts"])
      assert.equal(sqlError(`server/src/features/groups/${file}`, statements[0]), null);
  });

  const sentences = [
    "Select a group from the list.",
    "Anyone with one of these; left out or empty is everyone.",
    "Update your profile, then set a photo",
    "user.emailKey = :key",
    "clock_timestamp()",
    "The face, and where it is shown; null where there is none, or where nothing is close.",
    "The time when it was created, and where to go on from there.",
  ];
  for (const text of sentences)
    test(`what is no SQL may stand anywhere: ${text}`, () => assert.equal(sqlError(service, text), null));
});
