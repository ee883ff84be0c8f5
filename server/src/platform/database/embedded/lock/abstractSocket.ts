import { createHash } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

/**
 * Binds an abstract socket named after the folder. One process per network namespace can hold it, and the kernel frees it
 * when the process dies. Resolves to null when another process holds it. Other containers and machines have their own.
 */
export async function bindName(folder: string): Promise<(() => Promise<void>) | null> {
  if (process.platform !== "linux") return async () => undefined;
  const server = net.createServer((socket) => socket.destroy()).unref();
  server.listen({ path: `\0study-circle-${createHash("sha256").update(folder).digest("hex")}` });
  try {
    await once(server, "listening");
  } catch {
    return null;
  }
  return async () => {
    server.close();
    await once(server, "close");
  };
}
