import { existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { findLastBackup, noteBackup } from "./lastBackup";

describe("P4 the age of the backup", () => {
  it("is noted beside the data, for its owner only", () => {
    const folder = temporaryFolder("noted");
    expect(findLastBackup(folder)).toBeNull();

    const before = Date.now();
    noteBackup(folder, { file: "/backups/one", bytes: 5 });
    noteBackup(folder, { file: "/backups/two", bytes: 7 });

    const found = findLastBackup(folder);
    expect(found).toMatchObject({ file: "/backups/two", bytes: 7 });
    expect(Date.parse(found?.finishedAt ?? "")).toBeGreaterThanOrEqual(before);
    expect(statSync(path.join(folder, "last-backup.json")).mode & 0o777).toBe(0o600);
  });

  it("is not known where there is no note, or one that nobody can read", () => {
    const folder = temporaryFolder("noted");
    for (const text of ["", "{", '{"finishedAt":"yesterday","file":"x","bytes":1}']) {
      writeFileSync(path.join(folder, "last-backup.json"), text);
      expect(findLastBackup(folder)).toBeNull();
    }
    const missing = path.join(folder, "missing");
    noteBackup(missing, { file: "x", bytes: 1 });
    expect(existsSync(missing)).toBe(false);
  });
});
