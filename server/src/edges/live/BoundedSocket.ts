import { WebSocket } from "ws";
import { decodeText } from "../../platform/validation/decodeText";
import { live } from "../../platform/limits/limits";

/** How graphql-ws begins its answer to a ping; it would send back what came with it, up to 64 kB. */
const pong = '{"type":"pong"';

/**
 * A socket that answers pings without their payload, and is terminated when its client reads too slowly and more than 1 MB is buffered. The client reconnects and
 * reloads its data. `send` completes at once, so that the buffer of the socket holds all that waits for the client.
 */
export class BoundedSocket extends WebSocket {
  /** Binary messages are text here, too; those that are not UTF-8 close the socket, as `ws` does for text. */
  override emit(event: string | symbol, ...values: unknown[]): boolean {
    const [data] = values;
    if (event !== "message" || !(data instanceof Uint8Array)) return super.emit(event, ...values);
    const text = decodeText(data);
    if (text === null) this.close(1007, "Invalid UTF-8");
    return text !== null && super.emit(event, text, false);
  }

  override send(data: Parameters<WebSocket["send"]>[0], ...more: unknown[]): void {
    const done = more.find((argument) => typeof argument === "function") as ((error?: Error) => void) | undefined;
    if (this.bufferedAmount > live.bufferedBytes) this.terminate();
    else super.send(typeof data === "string" && data.startsWith(pong) ? `${pong}}` : data);
    done?.();
  }
}
