import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changes, parseInput } from "../../../platform/admin/acts";
import { newSecret } from "../../../platform/secrets/secretFile";
import { boss, deadLetters, jobDatabase } from "../../../platform/jobs/queues";
import { parts } from "../../../platform/parts";
import { csvLine, writeTemporary } from "../../../testing/app/bookFiles";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { temporaryFolder } from "../../../testing/app/temporaryFolder";
import { actsOf } from "../../../testing/calls/runTestAct";
import { digestsOf } from "../../../testing/database/digests";
import { Passkey } from "../../accounts/passkeys/Passkey";

const testApp = useTestApp();
const act = actsOf(testApp);

const folder = temporaryFolder("acts");
const who = "nia@example.com";
const [retried, dropped] = [crypto.randomUUID(), crypto.randomUUID()];

/** How each changing act is called, in an order in which all of them are possible. */
const calls: [string, object][] = [
  ["member.role", { who, role: "MODERATOR" }],
  ["member.rename", { who, name: "Nia N." }],
  ["member.sign-out", { who }],
  ["member.reset-link", { who }],
  ["member.passkeys", { who, remove: true }],
  ["member.invite", { file: ["pupil@example.com"] }],
  ["posts.remove", { by: [who], since: "9999d" }],
  ["posts.restore", { by: [who], since: "9999d" }],
  ["member.suspend", { who, reason: ["7", "Spam"], hide: true }],
  ["member.restore", { who }],
  ["member.export", { who, to: path.join(folder, "copy.zip") }],
  ["mail.unblock", { who }],
  ["mail.test", { address: "operator@example.com" }],
  ["jobs.retry", { ids: [retried] }],
  ["jobs.drop", { ids: [dropped] }],
  ["site.registrations", { state: "closed" }],
  ["site.notice", { text: ["We", "move."] }],
  ["site.read-only", { state: "on" }],
  ["site.read-only", { state: "off" }],
  ["ban.add", { what: "203.0.113.0/24" }],
  ["ban.remove", { what: "203.0.113.0/24" }],
  ["books.import", { files: [writeTemporary("one.csv", [csvLine(1, { title: "Zymurgy" })])] }],
  ["books.reindex", {}],
  ["secret.rotate", {}],
  ["member.email", { who, email: "nia-n@example.com" }],
  ["member.delete", { who: "nia-n@example.com" }],
];

const secretFile = path.join(folder, "jwt-secret");

/** All that an act could change: every table, the jobs, what was sent, and files. */
async function everything() {
  const { db, mails } = testApp();
  const { found } = await digestsOf(db.dataSource);
  const files = [secretFile, `${secretFile}.previous`, path.join(folder, "copy.zip")];
  return { found, mails: mails.length, files: files.map((file) => existsSync(file) && readFileSync(file, "base64")) };
}

const countLogged = async (action: string) => {
  const statement = "select count(*)::int as count from moderation_log where action = $1 and operator = 'operator'";
  const [row] = await testApp().db.query<{ count: number }[]>(statement, [action]);
  return row?.count ?? 0;
};

beforeAll(async () => {
  const { db, services } = testApp();
  const user = await buildUser(db, { email: who, name: "Nia" });
  await buildUser(db, { role: "ADMIN", email: "admin@example.com" });
  await buildPost(db, { authorId: user.id });
  await db.insert(Passkey, {
    ...{ id: crypto.randomUUID(), userId: user.id, credentialId: "one", publicKey: Buffer.from("key") },
    ...{ counter: "0", name: "Phone", transports: [] },
  });
  const data = { job: "mail-verification", data: { userId: user.id, askedAt: new Date().toISOString() }, error: "550" };
  await boss.insert(
    [retried, dropped].map((id) => ({ id, name: deadLetters, data })),
    { db: jobDatabase(db) },
  );
  writeFileSync(secretFile, newSecret());
  Object.assign(services, { secretFile });
});

describe("P1 a dry run", () => {
  it("is tried of each act that changes something", () => {
    const called = new Set(calls.map(([name]) => name));
    const changing = [...parts().acts.values()].filter(({ isChange }) => isChange !== false).map(({ name }) => name);

    expect(changing.filter((name) => !called.has(name))).toEqual([]);
    for (const [name, input] of calls) {
      const found = parts().acts.get(name);
      expect([name, found && changes(found, parseInput(found, input))]).toEqual([name, true]);
    }
  });

  it("changes nothing, where the same without it does, and is in the log with its user", async () => {
    let before = await everything();
    for (const [name, input] of calls) {
      await act(name, input, true);
      expect([name, await everything()]).toEqual([name, before]);

      const logged = await countLogged(name);
      await act(name, input);
      expect([name, (await countLogged(name)) > logged]).toEqual([name, true]);
      before = await everything();
    }
  });
});

it("P1 each act that changes something has a text in the log of the site", () => {
  const file = path.join(__dirname, "../../../../../client/src/features/moderation/staff/texts.ts");
  const [, texts = ""] = readFileSync(file, "utf8").split("export const actions");
  const missing = calls.filter(([name]) => !texts.split("};")[0]?.includes(`"${name}": "`));

  expect(missing).toEqual([]);
});
