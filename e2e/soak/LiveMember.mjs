import WebSocket from "ws";

/** One subscription on a socket of its own, in the graphql-transport-ws protocol. */
export class LiveMember {
  isGone = false;

  static async join(url, token, query, onEvent) {
    const member = new LiveMember();
    member.socket = new WebSocket(url, "graphql-transport-ws");
    const send = (message) => member.socket.send(JSON.stringify(message));
    await new Promise((resolve, reject) => {
      member.socket.on("error", reject);
      member.socket.on("close", (code) => {
        member.isGone = true;
        reject(new Error(`the socket was closed with ${code}`));
      });
      member.socket.on("open", () => send({ type: "connection_init", payload: { token } }));
      member.socket.on("message", (data) => {
        const { type, payload } = JSON.parse(data);
        if (type === "ping") send({ type: "pong" });
        if (type === "next" && payload.data) onEvent();
        if (type === "connection_ack") resolve(send({ id: "1", type: "subscribe", payload: { query } }));
      });
    });
    return member;
  }

  leave() {
    this.socket.close(1000);
  }
}
