import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { demoAccount } from "../../../demo/demoAccount";
import { seedIfEmpty } from "../../../demo/seed";
import { StartError } from "../../../errors";
import { User } from "../../../features/accounts/users/User";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { digestsOf } from "../../../testing/database/digests";
import { StatementCounter } from "../../../testing/database/StatementCounter";
import { openTestDatabase, type TestDatabase } from "../../../testing/database/testDatabase";
import { openEmbedded } from "../embedded/openEmbedded";
import { readAtOnce, writeRows } from "../move/moveRows";
import { migrateUpTo, migrationsInPlace } from "../schemaVersion";
import { checkBackup, openBackup } from "./readBackup";
import { type SiteFile, writeBackup } from "./writeBackup";

const testApp = useTestApp();
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-backup-"));
const newFile = () => path.join(folder, `${randomUUID()}.backup`);
let target: TestDatabase;

beforeAll(async () => {
  const { db, services } = testApp();
  await seedIfEmpty({ db, passwords: services.passwords });
  const as = await db.findOneByOrFail(User, { email: demoAccount.email });
  await testApp().graphql("{ me { id } }", {}, { as });
  await buildUser(db, { name: `Quote " and \\ and \u2028 and 東京 🎉` });
});

beforeEach(async () => {
  target = await openTestDatabase(new StatementCounter());
});
afterEach(() => target.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function backUp(file: string, files: readonly SiteFile[] = []) {
  const { dataSource } = testApp().db;
  const migration = (await migrationsInPlace(dataSource)).at(-1) ?? "";
  return readAtOnce(dataSource, (rows) => writeBackup(file, { migration, rows, files: () => files, hasSecret: true }));
}

async function restore(file: string, into: string) {
  const backup = openBackup(file, await checkBackup(file));
  const tables = await writeRows(backup.rows, target.dataSource);
  return { tables, files: await backup.restoreFiles(into, () => true) };
}

const addMember = `
  insert into users (id, name, email, email_key, password_hash, created_at)
  values (gen_random_uuid(), 'Ada', 'ada@example.com', 'ada@example.com', 'x', now())
  returning id`;

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "nothing was refused",
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );

describe("P3 a backup", () => {
  it("restores every row, key and file, and only its owner can read it", async () => {
    const picture = path.join(folder, "picture");
    const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
    writeFileSync(picture, content);
    const [file, into] = [newFile(), path.join(folder, "restored")];
    const before = await digestsOf(testApp().db.dataSource);

    const gone = path.join(folder, "gone");
    const files = [
      { name: "pictures/ab/one.webp", path: picture },
      { name: "pictures/gone.webp", path: gone },
      { name: "secret", text: "s3cret" },
    ];
    const written = await backUp(file, files);
    const restored = await restore(file, into);

    expect(await digestsOf(target.dataSource)).toEqual(before);
    expect(restored.files).toBe(2);
    expect(readFileSync(path.join(into, "pictures/ab/one.webp")).equals(content)).toBe(true);
    expect(readFileSync(path.join(into, "secret"), "utf8")).toBe("s3cret");
    expect(written).toMatchObject({ files: 2, bytes: statSync(file).size });
    expect([statSync(file).mode & 0o777, statSync(path.join(into, "secret")).mode & 0o777]).toEqual([0o600, 0o600]);
  });

  it("is refused by name when it is cut, changed, of a newer version, of another kind or not there", async () => {
    const file = newFile();
    await backUp(file);
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString();
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
    const lines = text.trimEnd().split("\n");

    const damaged: [Buffer, RegExp][] = [
      [bytes.subarray(0, bytes.length - 5_000), /is cut short/],
      [bytes.subarray(0, bytes.length - 4), /is cut short/],
      [gzipSync(`${lines.slice(0, -1).join("\n")}\n`), /is cut short/],
      [Buffer.alloc(0), /is cut short/],
      [flipped, /was changed/],
      [gzipSync(text.replace("paper", "pappr")), /was changed/],
      [gzipSync(text.replace('"format":2', '"format":3')), /newer version of Study Circle/],
      [gzipSync(text.replace('"format":2', '"format":1')), /earlier version of Study Circle/],
      [gzipSync("#{}\n"), /is not a backup/],
      [gzipSync(text.replace(/^\*\{"bytes"/m, `*{bytes`)), /was changed/],
      [gzipSync("hello\n"), /is not a backup/],
      [Buffer.from("hello"), /is not a backup/],
    ];
    for (const [content, reason] of damaged) {
      const other = newFile();
      writeFileSync(other, content);
      const refused = await refusalOf(checkBackup(other));
      expect(refused).toMatch(reason);
      expect(refused).toContain(other);
    }
    expect(await refusalOf(checkBackup(newFile()))).toMatch(/cannot be read: ENOENT/);
  });

  it("replaces no file, and leaves none when it fails", async () => {
    const [file, place] = [newFile(), path.join(folder, "alone")];
    writeFileSync(file, "mine");

    expect(await refusalOf(backUp(file))).toMatch(/exists\. Nothing was changed/);
    expect(await refusalOf(backUp(path.join(place, "none", "x.backup")))).toMatch(/cannot be written/);
    const files = () => {
      throw new Error("lost");
    };
    const { dataSource } = testApp().db;
    const failed = newFile();
    const writing = readAtOnce(dataSource, (rows) =>
      writeBackup(failed, { migration: "x", rows, files, hasSecret: true }),
    );

    await expect(writing).rejects.toThrow("lost");
    expect(readFileSync(file, "utf8")).toBe("mine");
    expect(existsSync(failed)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("writes no file outside of its folder", async () => {
    const file = newFile();
    await backUp(file, [{ name: "../outside", text: "x" }]);
    const into = path.join(folder, "inside");

    expect(await refusalOf(restore(file, into))).toMatch(/a file outside of its folder/);
    expect(existsSync(path.join(folder, "outside"))).toBe(false);
  });

  it("of an older version is restored with its tables, and upgraded", async () => {
    const folders = [path.join(folder, "older"), path.join(folder, "upgraded")] as const;
    const older = await openEmbedded(folders[0]);
    const last = (await migrationsInPlace(testApp().db.dataSource)).at(-4) ?? "";
    await older.connectAt(last);
    const added = await older.dataSource.query<{ id: string }[]>(addMember);
    const file = newFile();
    await readAtOnce(older.dataSource, (rows) =>
      writeBackup(file, { migration: last, rows, files: () => [], hasSecret: false }),
    );
    expect((await migrationsInPlace(older.dataSource)).at(-1)).toBe(last);
    await older.close();

    const header = await checkBackup(file);
    const upgraded = await openEmbedded(folders[1]);
    await upgraded.connectAt(header.migration);
    await writeRows(openBackup(file, header).rows, upgraded.dataSource);
    await upgraded.connect();

    expect(await upgraded.dataSource.query("select id from users")).toEqual(added);
    expect(await migrationsInPlace(upgraded.dataSource)).toEqual(await migrationsInPlace(testApp().db.dataSource));
    await upgraded.close();
    await expect(migrateUpTo(target.dataSource, "Tomorrow1999")).rejects.toThrow("newer version of Study Circle");
  });
});
