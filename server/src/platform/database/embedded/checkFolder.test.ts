import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { StartError } from "../../../errors";
import { temporaryFolder } from "../../../testing/app/temporaryFolder";
import { openEmbedded } from "./openEmbedded";

async function openAndClose(folder: string): Promise<void> {
  await (await openEmbedded(folder)).close();
}

async function refusalOf(folder: string): Promise<string> {
  const error = await openAndClose(folder).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StartError);
  return (error as Error).message;
}

let intact: string;
beforeAll(async () => {
  intact = path.join(temporaryFolder("intact"), "database");
  await openAndClose(intact);
});

/** A copy of a database that was closed in order. */
function copyOfIntact(): string {
  const folder = path.join(temporaryFolder("copy"), "database");
  cpSync(intact, folder, { recursive: true });
  return folder;
}

describe("N7 the data folder", () => {
  /** The paths in a folder that other accounts of the machine may read or write, the folder itself included. */
  const openToOthers = (folder: string) =>
    [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
    ].filter((place) => (statSync(place).mode & 0o077) !== 0);

  it("belongs to its owner alone, while the database is open and afterwards", async () => {
    const dataDir = path.join(temporaryFolder("private"), "data");
    const database = await openEmbedded(path.join(dataDir, "database"));
    await database.connect();
    expect(openToOthers(dataDir)).toEqual([]);
    await database.close();
    expect(openToOthers(dataDir)).toEqual([]);
  });

  it("is made private when an older version created it", async () => {
    const folder = copyOfIntact();
    for (const place of readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(folder, name),
    )) {
      chmodSync(place, statSync(place).isDirectory() ? 0o755 : 0o666);
    }
    chmodSync(path.dirname(folder), 0o755);
    await openAndClose(folder);
    expect(openToOthers(path.dirname(folder))).toEqual([]);
  });
});

describe("M3 a database folder that is not whole", () => {
  it("is refused without PG_VERSION, and nothing in it is touched", async () => {
    const folder = copyOfIntact();
    rmSync(path.join(folder, "PG_VERSION"));
    const before = readdirSync(folder);

    expect(await refusalOf(folder)).toMatch(/^DATA_DIR: .+PG_VERSION is missing.+Nothing was changed.+backup/);
    expect(readdirSync(folder)).toEqual(before);
  });

  it.each([
    ["is cut short", (file: string) => truncateSync(file, 100)],
    ["holds something else", (file: string) => writeFileSync(file, Buffer.alloc(8_192, "x"))],
    ["is missing", (file: string) => rmSync(file)],
  ])("is refused when pg_control %s, with PostgreSQL's reason and what to do", async (_how, damage) => {
    const folder = copyOfIntact();
    damage(path.join(folder, "global/pg_control"));

    expect(await refusalOf(folder)).toMatch(
      /^DATA_DIR: the database in .+ cannot be opened: .+(pg_control|PG_CONTROL)/,
    );
    expect(await refusalOf(folder)).toMatch(/Keep a copy of the folder, then put a backup in its place/);
  });

  it("is refused when another version of PostgreSQL wrote it, naming both", async () => {
    const folder = copyOfIntact();
    writeFileSync(path.join(folder, "PG_VERSION"), "17\n");

    expect(await refusalOf(folder)).toMatch(/version 17.+version 18/);
  });

  it("is made when it is empty, and when an earlier start was cut short while making it", async () => {
    const folder = path.join(temporaryFolder("first"), "database");
    mkdirSync(folder);
    mkdirSync(`${folder}.new`);
    writeFileSync(path.join(`${folder}.new`, "PG_VERSION"), "18\n");

    await openAndClose(folder);

    expect(readdirSync(folder)).toContain("PG_VERSION");
    expect(readdirSync(path.dirname(folder))).not.toContain("database.new");
  });
});

const canMount = process.platform === "linux" && process.getuid?.() === 0 && tryMount();
if (!canMount) console.warn("SKIPPED: tests on a full disk, because this user may not mount a tmpfs");

describe("M61 a full disk", () => {
  let disk: string;
  beforeEach(() => {
    disk = temporaryFolder("disk");
    if (canMount) execFileSync("mount", ["-t", "tmpfs", "-o", "size=44m", "tmpfs", disk]);
  });
  afterEach(() => {
    if (canMount) execFileSync("umount", [disk]);
  });

  (canMount ? it : it.skip)(
    "stops the first start with a sentence, and the next one finds nothing half made",
    async () => {
      fill(disk, 6);

      expect(await refusalOf(path.join(disk, "database"))).toMatch(
        /^DATA_DIR: the disk of .+ is full: \d+ MB are free/,
      );
      rmSync(path.join(disk, "filling"));
      await openAndClose(path.join(disk, "database"));
    },
  );

  (canMount ? it : it.skip)("stops a later start too, and everything is there once there is room again", async () => {
    const folder = path.join(disk, "database");
    cpSync(intact, folder, { recursive: true });
    fill(disk, 0);

    expect(await refusalOf(folder)).toMatch(/is full.+Nothing that was stored is lost\. Free some space/);
    rmSync(path.join(disk, "filling"));
    await openAndClose(folder);
  });
});

function tryMount(): boolean {
  const folder = temporaryFolder("mount");
  try {
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Leaves so many megabytes free. */
function fill(disk: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(path.join(disk, "filling"), Buffer.alloc(bavail * bsize - megabytes * 1024 * 1024));
}
