import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { StartError } from "../../errors";

/**
 * Keeps a second process out of a data folder: PGlite itself lets two in, and both lose writes.
 * The lock is a listening socket, so the system frees it at once when the process dies, however it dies.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const server = net.createServer((socket) => socket.destroy());
  server.listen(lockAddress(path.join(realpathSync(path.dirname(folder)), path.basename(folder))));
  try {
    await once(server, "listening");
  } catch {
    throw new StartError(
      `DATA_DIR ${folder} is in use by another running server; stop that one, or choose another folder.`,
    );
  }
  return async () => {
    server.close();
    await once(server, "close");
  };
}

/** Linux has abstract sockets and Windows named pipes; elsewhere a port of the loopback range stands for the folder. */
function lockAddress(folder: string): net.ListenOptions {
  const name = createHash("sha256").update(folder).digest("hex");
  if (process.platform === "linux") return { path: `\0study-circle-${name}` };
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\study-circle-${name}` };
  return { host: "127.0.0.1", port: 49_152 + (parseInt(name.slice(0, 8), 16) % 16_000), exclusive: true };
}
