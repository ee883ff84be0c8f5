import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";

/**
 * The boot id: the same for all processes and containers on one running kernel, another one after a restart. null where
 * the system has none: then only a missing heartbeat shows that an owner is dead.
 */
export function currentMachine(): string | null {
  try {
    if (process.platform === "linux") return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    if (process.platform === "darwin")
      return execFileSync("sysctl", ["-n", "kern.bootsessionuuid"], { encoding: "utf8" }).trim();
  } catch {
    // No boot id on this system.
  }
  return null;
}

/** The network namespace of this process; null where the system has none. */
export function currentNetwork(): string | null {
  try {
    return readlinkSync("/proc/self/ns/net");
  } catch {
    return null;
  }
}
