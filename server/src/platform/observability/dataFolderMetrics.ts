import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import { readLastBackup } from "../database/backup/lastBackup";
import { readOnce } from "./readOnce";

/** Registers the space on the disk of the data folder, and when the site was backed up last. */
export function observeDataFolder(registry: Registry, folder: string): void {
  const read = readOnce(() => statfs(folder));
  new Gauge({
    name: "data_disk_free_bytes",
    help: "Free space on the disk of DATA_DIR, as far as this process may use it; NaN while there is no such folder.",
    registers: [registry],
    async collect() {
      const disk = await read();
      this.set(disk ? disk.bavail * disk.bsize : Number.NaN);
    },
  });
  new Gauge({
    name: "data_disk_size_bytes",
    help: "Size of the disk of DATA_DIR; NaN while there is no such folder.",
    registers: [registry],
    async collect() {
      const disk = await read();
      this.set(disk ? disk.blocks * disk.bsize : Number.NaN);
    },
  });
  new Gauge({
    name: "backup_last_timestamp_seconds",
    help: "When the last backup was finished, in seconds since 1970; 0 when DATA_DIR knows of none.",
    registers: [registry],
    async collect() {
      const backup = await readLastBackup(folder);
      this.set(backup ? Date.parse(backup.time) / 1_000 : 0);
    },
  });
}
