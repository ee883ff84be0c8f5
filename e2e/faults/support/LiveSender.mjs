import WebSocket from "ws";

/** One socket of a member that sends operations and waits for what each is answered with. */
export class LiveSender {
  waiting = new Map();
  last = 0;

  static async open(url, token) {
    const sender = new LiveSender();
    const socket = (sender.socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws"));
    await new Promise((resolve, reject) => {
      socket.once("open", () => socket.send(JSON.stringify({ type: "connection_init", payload: { token } })));
      socket.once("error", reject);
      socket.on("message", (data) => {
        const { type, id, payload } = JSON.parse(data);
        if (type === "connection_ack") resolve();
        else if (id !== undefined) sender.take(id, type, payload);
      });
      socket.on("close", (code) => sender.end(new Error(`the server closed the socket with ${code}`)));
    });
    return sender;
  }

  /** Sends an operation that is JSON already. Resolves when it is answered or refused. Rejects after `maxMs`, or when the socket is closed. */
  send(operation, maxMs) {
    if (this.ended) return Promise.reject(this.ended);
    const id = String(++this.last);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.takeWaiting(id).reject(new Error(`no answer within ${maxMs} ms`)), maxMs);
      this.waiting.set(id, { resolve, reject, late });
      this.socket.send(`{"id":"${id}","type":"subscribe","payload":${operation}}`);
    });
  }

  take(id, type, payload) {
    const isInternal = JSON.stringify(payload ?? null).includes('"INTERNAL"');
    if (type === "next") this.socket.send(JSON.stringify({ id, type: "complete" }));
    if (!this.waiting.has(id)) return;
    const { resolve, reject } = this.takeWaiting(id);
    if (isInternal) reject(new Error(`INTERNAL: ${JSON.stringify(payload)}`));
    else resolve();
  }

  takeWaiting(id) {
    const one = this.waiting.get(id);
    clearTimeout(one.late);
    this.waiting.delete(id);
    return one;
  }

  end(error) {
    this.ended = error;
    for (const id of [...this.waiting.keys()]) this.takeWaiting(id).reject(error);
  }

  close() {
    this.socket.close(1000);
  }
}
