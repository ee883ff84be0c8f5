import { WebSocket } from "ws";
import { live } from "../../platform/limits/limits";

/**
 * A socket that is cut when its client does not read: beyond 1 MB that waits to be sent, memory is worth more than this
 * connection. The client connects again and reads what it shows. A message counts as sent when it waits here, so that
 * all that waits for a client is counted.
 */
export class BoundedSocket extends WebSocket {
  override send(data: Parameters<WebSocket["send"]>[0], ...more: unknown[]): void {
    const done = more.find((argument) => typeof argument === "function") as ((error?: Error) => void) | undefined;
    if (this.bufferedAmount > live.bufferedBytes) this.terminate();
    else super.send(data);
    done?.();
  }
}
