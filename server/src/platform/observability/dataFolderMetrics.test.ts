import { writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { Registry } from "prom-client";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { noteBackup, readLastBackup } from "../database/backup/lastBackup";
import { observeDataFolder } from "./dataFolderMetrics";

const read = async (folder: string) => {
  const registry = new Registry();
  observeDataFolder(registry, folder);
  const lines = (await registry.metrics()).split("\n").filter((line) => /^\w/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(" ") as [string, string]));
};

describe("the metrics of the data folder", () => {
  it("P4 have the space of its disk", async () => {
    const folder = temporaryFolder("disk");
    const { blocks, bsize, bavail } = await statfs(folder);

    const values = await read(folder);

    expect(Number(values.data_disk_size_bytes)).toBe(blocks * bsize);
    expect(Math.abs(Number(values.data_disk_free_bytes) - bavail * bsize)).toBeLessThan(0.1 * blocks * bsize);
  });

  it("do not invent a disk without the folder", async () => {
    const values = await read(path.join(temporaryFolder("disk"), "none"));

    expect(values).toMatchObject({ data_disk_size_bytes: "Nan", data_disk_free_bytes: "Nan" });
  });

  it("P4 have the time of the last backup, and 0 when there was none", async () => {
    const folder = temporaryFolder("noted");
    const before = await read(folder);
    const time = "2026-11-28T03:00:05.000Z";
    await noteBackup(folder, { time: "2026-11-27T03:00:00.000Z", file: "/var/backups/a.backup", bytes: 1 });
    await noteBackup(folder, { time, file: "/var/backups/b.backup", bytes: 123 });

    expect(before.backup_last_timestamp_seconds).toBe("0");
    expect(Number((await read(folder)).backup_last_timestamp_seconds)).toBe(Date.parse(time) / 1_000);
    expect(await readLastBackup(folder)).toEqual({ time, file: "/var/backups/b.backup", bytes: 123 });
  });

  it("take a damaged note for none", async () => {
    const folder = temporaryFolder("damaged");
    writeFileSync(path.join(folder, "last-backup.json"), '{"time": "yesterd');

    expect((await read(folder)).backup_last_timestamp_seconds).toBe("0");
  });
});
