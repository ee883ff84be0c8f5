import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "../../../../errors";
import { builtFile } from "../../../../testing/app/build";
import { temporaryFolder } from "../../../../testing/app/temporaryFolder";
import type { FolderLock } from "./FolderLock";
import type { Watching } from "./isDead";
import { LockFiles } from "./lockFiles";
import { takeFolder } from "./lockFolder";
import { currentMachine } from "./machine";

/** As in a container of its own: the folder's name is not shared. */
const watching = { machine: currentMachine(), network: null, beatMs: 25, silenceMs: 500, report: () => undefined };
const elsewhere = { ...watching, machine: "another machine" };

let folder: string;
beforeEach(() => {
  folder = path.join(temporaryFolder("lock"), "database");
});

const take = (as: Watching = watching) => takeFolder(new LockFiles(folder), folder, as);

async function refusalOf(as: Watching = watching): Promise<string> {
  const error = await take(as).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StartError);
  return (error as Error).message;
}

/** Takes the folder in a process of its own, which is then killed without a chance to tidy up. */
async function ownByAProcessThatDies(as: Watching = watching): Promise<void> {
  const script = `
    const { takeFolder } = require(${JSON.stringify(builtFile("platform/database/embedded/lock/lockFolder"))});
    const { LockFiles } = require(${JSON.stringify(builtFile("platform/database/embedded/lock/lockFiles"))});
    const folder = ${JSON.stringify(folder)};
    takeFolder(new LockFiles(folder), folder, { ...${JSON.stringify(as)}, report() {} }).then(() => {
      console.log("taken");
      setInterval(() => undefined, 1000);
    });`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** As a process on a suspended machine: it neither writes nor reads. */
const suspend = (lock: FolderLock) => clearInterval(lock["heartbeat"]);

describe("M2 the lock on a data folder", () => {
  it("keeps a second server of the same machine out and names the first", async () => {
    const first = await take();

    expect(await refusalOf()).toBe(
      `DATA_DIR ${folder} is in use by another running server (process ${process.pid} on ${hostname()}); ` +
        `stop that one, or choose another folder.`,
    );
    await first.release();
    await (await take()).release();
  });

  it("does so in a folder with a path that is too long for a socket", async () => {
    folder = path.join(temporaryFolder("long"), "x".repeat(120), "database");
    mkdirSync(path.dirname(folder));
    const first = await take();

    expect(await refusalOf()).toContain("is in use");
    expect(readdirSync(path.dirname(folder)).filter((name) => name.endsWith(".sock"))).toHaveLength(1);
    await first.release();
  });

  it("is taken over at once from a server of the same machine that was killed", async () => {
    await ownByAProcessThatDies();
    const reports: string[] = [];

    const lock = await take({ ...watching, silenceMs: 600_000, report: (reason) => reports.push(reason) });

    expect(lock.mayWrite()).toBe(true);
    expect(reports).toEqual([]);
    expect(readdirSync(path.dirname(folder))).toHaveLength(2);
    await lock.release();
  });

  it("is taken over at once in the same network namespace, where the folder cannot hold a socket", async () => {
    const here = { ...watching, network: "this network", silenceMs: 600_000 };
    await ownByAProcessThatDies(here);
    for (const name of readdirSync(path.dirname(folder)))
      if (name.endsWith(".sock")) rmSync(path.join(path.dirname(folder), name));

    const inAnother = takeOrRefusal({ ...here, network: "another network", silenceMs: 500 });
    expect(await Promise.race([inAnother, wait(200, "still waiting")])).toBe("still waiting");
    const lock = await take(here);

    expect(lock.mayWrite()).toBe(true);
    expect(await inAnother).toContain("is in use");
    await lock.release();
  });

  it("lets exactly one of ten take over from a server that was killed", async () => {
    for (let round = 0; round < 5; round++) {
      folder = path.join(temporaryFolder("race"), "database");
      await ownByAProcessThatDies();

      const results = await Promise.all(Array.from({ length: 10 }, () => takeOrRefusal()));

      const winners = results.filter((result): result is FolderLock => typeof result !== "string");
      expect(winners).toHaveLength(1);
      expect(winners[0]?.mayWrite()).toBe(true);
      await winners[0]?.release();
    }
  });

  it("keeps out a server of another machine for as long as it hears the first", async () => {
    const first = await take();

    expect(await refusalOf(elsewhere)).toContain("is in use");
    await first.release();
    await (await take(elsewhere)).release();
  });

  it("is taken over from another machine after a silence, which it reports", async () => {
    const first = await take();
    suspend(first);
    const reports: string[] = [];

    const second = await take({ ...elsewhere, report: (reason) => reports.push(reason) });

    expect(second.mayWrite()).toBe(true);
    expect(reports).toEqual([expect.stringMatching(/^DATA_DIR was last used by a server on .+ Waiting 0\.5 s/)]);
    await second.release();
    await first.release();
  });

  it("stops a server that was paused while another one took over, before it writes again", async () => {
    const first = await take();
    suspend(first);
    const second = await take(elsewhere);

    expect(first.mayWrite()).toBe(false);
    expect(await first.lost).toMatch(/took over the data folder/);
    expect(second.mayWrite()).toBe(true);
    await first.release();
    expect(await refusalOf()).toContain("is in use");
    await second.release();
  });

  it("stops a server when its folder is removed", async () => {
    const first = await take();

    rmSync(path.dirname(folder), { recursive: true });

    expect(await first.lost).toMatch(/lock file/);
    expect(first.mayWrite()).toBe(false);
  });
});

const takeOrRefusal = (as?: Watching): Promise<FolderLock | string> =>
  take(as).catch((error: unknown) => (error as Error).message);
