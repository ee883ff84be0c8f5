import WebSocket from "ws";

/** Someone who uses the service, through whichever process they are sent to. */
export class Member {
  constructor(name, token) {
    this.name = name;
    this.token = token;
  }

  static async register(url, name) {
    const email = `${name.toLowerCase()}@example.com`;
    const body = JSON.stringify({ name, email, password: "correct horse battery" });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${url}/api/users`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${name} could not sign up: ${answer.status}`);
    return new Member(name, (await answer.json()).token);
  }

  /** The whole answer: its HTTP status, its data, its errors. */
  async send(url, query, variables = {}) {
    const headers = { "content-type": "application/json", "x-auth-token": this.token };
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body });
    return { status: answer.status, ...(await answer.json()) };
  }

  async ask(url, query, variables) {
    const { data, errors } = await this.send(url, query, variables);
    if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
    return data;
  }

  /** The texts of the newest groups. */
  async readFeed(url) {
    const { posts } = await this.ask(url, "{ posts(first: 20) { nodes { text author { name } } } }");
    return posts.nodes.map(({ text }) => text);
  }

  async publish(url, text) {
    const mutation = "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }";
    return (await this.ask(url, mutation, { input: { text } })).createPost.id;
  }

  listen(url, query, variables) {
    return new Listener(url, this.token, { query, variables });
  }
}

/** A socket with one subscription. */
class Listener {
  heard = [];

  constructor(url, token, payload) {
    this.socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    const send = (message) => this.socket.send(JSON.stringify(message));
    this.closed = new Promise((resolve) => this.socket.once("close", resolve));
    this.ready = new Promise((resolve, reject) => {
      this.socket.once("open", () => send({ type: "connection_init", payload: { token } }));
      this.socket.once("error", reject);
      this.socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "connection_ack") resolve(send({ id: "1", type: "subscribe", payload }));
        else if (message.type === "next") this.heard.push(message.payload.data ?? message.payload.errors);
      });
    });
  }

  leave() {
    this.socket.close(1000);
    return this.closed;
  }
}
