import { WebSocket } from "ws";
import { live } from "../../platform/limits/limits";

/**
 * A socket that is terminated when its client reads too slowly and more than 1 MB is buffered. The client reconnects and
 * reloads its data. `send` completes at once, so that the buffer of the socket holds all that waits for the client.
 */
export class BoundedSocket extends WebSocket {
  override send(data: Parameters<WebSocket["send"]>[0], ...more: unknown[]): void {
    const done = more.find((argument) => typeof argument === "function") as ((error?: Error) => void) | undefined;
    if (this.bufferedAmount > live.bufferedBytes) this.terminate();
    else super.send(data);
    done?.();
  }
}
