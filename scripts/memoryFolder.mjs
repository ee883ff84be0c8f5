import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";

/** Where Linux keeps files in memory. */
const usualPlace = "/dev/shm";

/** Far more than CI uses at once: about 0.4 GB were seen, and the clone of its first start has 0.6 GB. */
const usualMegabytes = 8_000;

/**
 * A new folder in memory for temporary files. null when there is too little memory, or when programs in it cannot run. Tests
 * make and drop hundreds of databases of a thousand files each: for half a minute after files were removed, ext4 passes over
 * their inodes with every file that it creates, which took three quarters of the kernel's time.
 */
export function makeMemoryFolder({ place = usualPlace, megabytes = usualMegabytes } = {}) {
  if (!hasRoom(place, megabytes)) return null;
  const folder = mkdtempSync(path.join(place, "study-circle-"));
  // PostgreSQL runs as a user of its own, and finds the folders of its servers in here.
  chmodSync(folder, 0o711);
  if (canRunIn(folder)) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function hasRoom(place, megabytes) {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, freemem()) >= megabytes * 1_000_000;
  } catch {
    return false;
  }
}

/** Some systems forbid it for all of this place; packages with native code need it. */
function canRunIn(folder) {
  const file = path.join(folder, "run");
  writeFileSync(file, "#!/bin/sh\n", { mode: 0o700 });
  const { status } = spawnSync(file);
  rmSync(file);
  return status === 0;
}
