import { createHash } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

/**
 * A name that one process of this network namespace can hold, and that the kernel frees when the process dies, however
 * it dies. Resolves to null when another process holds it. It says nothing about other containers or machines.
 */
export async function holdName(folder: string): Promise<(() => Promise<void>) | null> {
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
