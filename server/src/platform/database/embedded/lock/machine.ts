import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";

/**
 * One value for all processes and containers on one running kernel, another one after a restart of the machine.
 * null where the system has none: then only silence shows that an owner is dead.
 */
export function currentMachine(): string | null {
  try {
    if (process.platform === "linux") return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    if (process.platform === "darwin")
      return execFileSync("sysctl", ["-n", "kern.bootsessionuuid"], { encoding: "utf8" }).trim();
  } catch {
    // As on a system that has none.
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
