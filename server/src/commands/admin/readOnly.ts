import { StartError } from "../../errors";
import { askServer } from "../../platform/admin/adminSocket";

const leaseSeconds = 30;
const renewMs = 10_000;

/** Throws when the site may have been written to again. */
export type CheckStopped = () => void;

/**
 * Does work while the running server only lets members read, so that nothing is written that the work does not see. When the work
 * fails, they can write again at once, and when this process is killed, after seconds, unless an operator had made the site
 * read-only before. When it succeeds, the site stays as it is, and `isServed` is true. Without a server the work is done just so.
 */
export async function whileReadOnly<T>(
  dataDir: string,
  work: (checkStopped: CheckStopped) => Promise<T>,
): Promise<{ result: T; isServed: boolean }> {
  const set = (input: { state: "on" | "off"; for?: string }) =>
    askServer(dataDir, "site.read-only", { input, isDry: false });
  const wasReadOnly = await isReadOnlyWithoutEnd(dataDir);
  let renewedAt = performance.now();
  const hold = async () => {
    const began = performance.now();
    const isHeld = wasReadOnly
      ? await isReadOnlyWithoutEnd(dataDir)
      : (await set({ state: "on", for: `${leaseSeconds}s` })) !== null;
    if (isHeld) renewedAt = began;
    return isHeld;
  };
  if (!wasReadOnly && !(await hold())) return { result: await work(() => undefined), isServed: false };
  // One that fails is seen by its age.
  const timer = setInterval(() => void hold().catch(() => undefined), renewMs);
  const checkStopped = () => {
    if (performance.now() - renewedAt > leaseSeconds * 1_000)
      throw new StartError("The server did not answer any more, and members may write again. Nothing was moved.");
  };
  try {
    const result = await work(checkStopped);
    checkStopped();
    if (!wasReadOnly) await set({ state: "on" });
    return { result, isServed: true };
  } catch (error) {
    if (!wasReadOnly) await set({ state: "off" }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function isReadOnlyWithoutEnd(dataDir: string): Promise<boolean> {
  const { facts } = ((await askServer(dataDir, "site.check", { input: {}, isDry: false })) ?? {}) as {
    facts?: { "read-only": boolean; "read-only-until": string | null };
  };
  return facts?.["read-only"] === true && facts["read-only-until"] === null;
}
