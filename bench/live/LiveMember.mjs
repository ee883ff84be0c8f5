import WebSocket from "ws";

/** One member's open page: a socket in the graphql-transport-ws protocol with one subscription on it. */
export class LiveMember {
  /** What came, in the order in which it came: the comment's number and the moment, in milliseconds of the epoch. */
  received = [];

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
      const { text } = message.payload.data.commentAdded;
      this.received.push([Number(text.slice(text.lastIndexOf(" "))), performance.timeOrigin + performance.now()]);
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
