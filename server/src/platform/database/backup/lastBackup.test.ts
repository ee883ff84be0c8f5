import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../testing/app/temporaryFolder";
import { noteBackup, readLastBackup } from "./lastBackup";

describe("P4 the age of the backup", () => {
  it("is noted beside the data, for its owner only", async () => {
    const folder = temporaryFolder("noted");
    expect(await readLastBackup(folder)).toBeNull();

    const before = Date.now();
    await noteBackup(folder, { time: new Date().toISOString(), file: "/backups/one", bytes: 5 });
    await noteBackup(folder, { time: new Date().toISOString(), file: "/backups/two", bytes: 7 });

    const found = await readLastBackup(folder);
    expect(found).toMatchObject({ file: "/backups/two", bytes: 7 });
    expect(Date.parse(found?.time ?? "")).toBeGreaterThanOrEqual(before);
    expect(statSync(path.join(folder, "last-backup.json")).mode & 0o777).toBe(0o600);
  });

  it("is not known where there is no note, or one that nobody can read", async () => {
    const folder = temporaryFolder("noted");
    for (const text of ["", "{", '{"time":"yesterday","file":"x","bytes":1}']) {
      writeFileSync(path.join(folder, "last-backup.json"), text);
      expect(await readLastBackup(folder)).toBeNull();
    }
  });
});
