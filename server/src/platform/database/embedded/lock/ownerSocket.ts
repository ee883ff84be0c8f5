import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import net from "node:net";
import path from "node:path";

/** What a path of a socket may have on every system. */
const longestPath = 100;

/**
 * A socket file in the folder itself reaches across containers, because the kernel finds it by the file and not by the
 * network namespace. It refuses connections from the moment its process is dead.
 */
export async function listenBeside(file: string): Promise<{ close: () => Promise<void> } | null> {
  const place = shortPath(file);
  if (!place) return null;
  const server = net.createServer((socket) => socket.destroy()).unref();
  try {
    server.listen({ path: place.path, readableAll: true, writableAll: true });
    await once(server, "listening");
  } catch {
    place.release();
    return null;
  }
  return {
    close: async () => {
      server.close();
      await once(server, "close");
      place.release();
    },
  };
}

/** `refused` proves that no process of this machine listens any more; `unknown` proves nothing. */
export async function knock(file: string): Promise<"answered" | "refused" | "unknown"> {
  const place = shortPath(file);
  if (!place) return "unknown";
  const socket = net.connect({ path: place.path }).on("error", () => undefined);
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(1_000) });
    return "answered";
  } catch (error) {
    // EAGAIN: it listens, and has more connections waiting than it can take.
    const { code } = error as { code?: string };
    return code === "ECONNREFUSED" ? "refused" : code === "EAGAIN" ? "answered" : "unknown";
  } finally {
    socket.destroy();
    place.release();
  }
}

function shortPath(file: string): { path: string; release: () => void } | null {
  if (Buffer.byteLength(file) <= longestPath) return { path: file, release: () => undefined };
  if (process.platform !== "linux") return null;
  const folder = openSync(path.dirname(file), "r");
  return { path: `/proc/self/fd/${folder}/${path.basename(file)}`, release: () => closeSync(folder) };
}
