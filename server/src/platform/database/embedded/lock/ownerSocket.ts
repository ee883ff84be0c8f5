import { once } from "node:events";
import { chmodSync, closeSync, openSync } from "node:fs";
import net from "node:net";
import path from "node:path";

/** The length that the path of a socket may have on every system. */
const maxPathBytes = 100;

/**
 * Listens on a socket file beside the lock file. It is reachable from other containers, because the kernel finds it by its
 * path, not by the network namespace; by its own account only, as the folder. When its process dies, it refuses connections.
 */
export async function listenOnOwnerSocket(file: string): Promise<{ close: () => Promise<void> } | null> {
  const short = shortPath(file);
  if (!short) return null;
  const server = net.createServer((socket) => socket.destroy()).unref();
  try {
    server.listen({ path: short.path });
    await once(server, "listening");
    chmodSync(short.path, 0o600);
  } catch {
    short.release();
    return null;
  }
  return {
    close: async () => {
      server.close();
      await once(server, "close");
      short.release();
    },
  };
}

/** `refused` proves that the owner is dead, if it ran on this machine; `unknown` proves nothing. */
export async function probeSocket(file: string): Promise<"answered" | "refused" | "unknown"> {
  const short = shortPath(file);
  if (!short) return "unknown";
  const socket = net.connect({ path: short.path }).on("error", () => undefined);
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(1_000) });
    return "answered";
  } catch (error) {
    // EAGAIN: it listens, and has more connections waiting than it can take.
    const { code } = error as { code?: string };
    return code === "ECONNREFUSED" ? "refused" : code === "EAGAIN" ? "answered" : "unknown";
  } finally {
    socket.destroy();
    short.release();
  }
}

function shortPath(file: string): { path: string; release: () => void } | null {
  if (Buffer.byteLength(file) <= maxPathBytes) return { path: file, release: () => undefined };
  if (process.platform !== "linux") return null;
  const folder = openSync(path.dirname(file), "r");
  return { path: `/proc/self/fd/${folder}/${path.basename(file)}`, release: () => closeSync(folder) };
}
