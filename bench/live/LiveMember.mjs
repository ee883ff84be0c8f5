import WebSocket from "ws";

/** Of a comment, the one at its end; of a change of a room, its versions. None: the timer as it is, which comes first. */
function numbersOf({ commentAdded, roomChanged }) {
  if (commentAdded) return [Number(commentAdded.text.slice(commentAdded.text.lastIndexOf(" ")))];
  const { kind, version, versionBefore } = roomChanged;
  if (kind === "TIMER_CHANGED") return [];
  return Array.from({ length: version - versionBefore }, (_none, index) => versionBefore + 1 + index);
}

/** One member's open page: a socket in the graphql-transport-ws protocol with one subscription on it. */
export class LiveMember {
  /** The received numbers with their times in milliseconds of the epoch, in order. */
  received = [];
  frames = 0;

  constructor({ url, token, query, variables }) {
    this.request = { id: "1", type: "subscribe", payload: { query, variables } };
    this.socket = new WebSocket(url, "graphql-transport-ws");
    this.subscribed = new Promise((resolve, reject) => {
      this.socket.on("open", () => this.send({ type: "connection_init", payload: { token } }));
      this.socket.on("message", (data) => this.take(JSON.parse(data), resolve));
      this.socket.on("error", reject);
      this.socket.on("close", (code) => reject(new Error(`the service closed a socket with ${code}`)));
    });
    this.gone = new Promise((resolve) => this.socket.once("close", resolve));
  }

  take(message, resolve) {
    if (message.type === "connection_ack") {
      this.send(this.request);
      resolve();
    } else if (message.type === "next" && message.payload.data) {
      const at = performance.timeOrigin + performance.now();
      this.frames++;
      for (const number of numbersOf(message.payload.data)) this.received.push([number, at]);
    } else if (message.type === "ping") this.send({ type: "pong" });
    else throw new Error(`unexpected from the service: ${JSON.stringify(message)}`);
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  async leave() {
    this.socket.close(1000);
    await this.gone;
  }
}
