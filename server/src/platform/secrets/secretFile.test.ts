import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { findSecrets } from "../../start/secret";
import { createServices } from "../../start/services";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { actsOf } from "../../testing/calls/runTestAct";
import { readEarlierSecret, rotateSecretFile, whyNotRotated } from "./secretFile";

const testApp = useTestApp();

/** A process that starts with this data folder. */
const startWith = (dataDir: string) =>
  createServices({
    ...findSecrets({ jwtSecret: null, earlierSecret: null, dataDir }),
    ...{ db: testApp().db, rateLimitFactor: 1, redis: null },
  });

/** As if it had been changed so many days ago. */
const age = (file: string, days: number) => utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000));

describe("P1 a new secret", () => {
  it("signs nobody out: what the one before has signed counts for eight days", async () => {
    const dataDir = temporaryFolder("rotated");
    const file = path.join(dataDir, "jwt-secret");
    const before = startWith(dataDir);
    const user = await buildUser(testApp().db);
    const { token } = await before.sessions.start(user);
    const feed = before.deriveToken("calendar", user.id);
    const secret = readFileSync(file, "utf8");

    rotateSecretFile(file);

    expect(readFileSync(file, "utf8")).not.toBe(secret);
    expect(readdirSync(dataDir).sort()).toEqual(["jwt-secret", "jwt-secret.previous"]);
    for (const name of readdirSync(dataDir)) expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
    const after = startWith(dataDir);
    expect((await after.sessions.find(token))?.id).toBe(user.id);
    expect(after.deriveToken("calendar", user.id)).not.toBe(feed);
    expect(after.deriveToken.earlier?.("calendar", user.id)).toBe(feed);
    const { token: newer } = await after.sessions.start(user);

    age(`${file}.previous`, 7.9);
    expect((await startWith(dataDir).sessions.find(token))?.id).toBe(user.id);
    age(`${file}.previous`, 8.1);
    const late = startWith(dataDir);
    expect(await late.sessions.find(token)).toBeNull();
    expect((await late.sessions.find(newer))?.id).toBe(user.id);
  });

  it("is not made twice within a week, which would sign out who signed in before", () => {
    const dataDir = temporaryFolder("rotated");
    const file = path.join(dataDir, "jwt-secret");
    startWith(dataDir);
    const first = readFileSync(file, "utf8");
    rotateSecretFile(file);

    expect(() => rotateSecretFile(file)).toThrow(/changed less than a day ago.*would be signed out/);
    age(`${file}.previous`, 3);
    expect(whyNotRotated(file)).toMatch(/changed 3 days ago/);
    expect(readEarlierSecret(file)).toBe(first);
    age(`${file}.previous`, 7);
    expect(whyNotRotated(file)).toBeNull();
    rmSync(`${file}.previous`);
    expect(whyNotRotated(file)).toBeNull();
  });

  it("can be made where a command was killed before it had replaced the secret", () => {
    const dataDir = temporaryFolder("rotated");
    const file = path.join(dataDir, "jwt-secret");
    startWith(dataDir);
    // Both files have the same then.
    copyFileSync(file, `${file}.previous`);

    expect(readEarlierSecret(file)).toBeNull();
    expect(whyNotRotated(file)).toBeNull();
  });

  it("is for the settings where they have it", async () => {
    const { said } = await actsOf(testApp)("secret.rotate");

    expect(said).toMatch(/JWT_SECRET_PREVIOUS to what JWT_SECRET is now\n {2}JWT_SECRET=[\w-]{43}\n/);
  });
});
