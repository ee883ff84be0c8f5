import { setTimeout as wait } from "node:timers/promises";
import { LiveMember } from "./LiveMember.mjs";
import { account, operations, profile } from "./operations.mjs";

const perSecond = 120;
/** On a busy machine fewer requests are sent, instead of queueing them. */
const maxInFlight = 24;
const listeners = 20;

/** Members, guests and faulty clients of one server, at a constant rate. */
export class Traffic {
  sent = 0;
  skipped = 0;
  events = 0;
  refused = 0;
  /** Unexpected responses: counts by operation and status. */
  unexpected = new Map();
  #inFlight = new Set();
  #running = true;

  static async start(url) {
    const traffic = new Traffic();
    traffic.url = url;
    const newcomer = account();
    const { token } = await traffic.#send({ method: "POST", path: "/api/users", body: newcomer, token: null }, [200]);
    // Other callers sign in all the time: each session above the limit ends the oldest one.
    const visitor = account();
    await traffic.#send({ method: "POST", path: "/api/users", body: visitor, token: null }, [200]);
    traffic.state = { token, visitorEmail: visitor.email, posts: [] };
    const saved = await traffic.#send({ method: "POST", path: "/api/profile", body: profile() }, [200]);
    traffic.state.userId = saved.user;
    traffic.operations = operations(traffic.state);
    traffic.members = [];
    for (let n = 0; n < listeners; n++) traffic.members.push(await traffic.#join());
    traffic.loops = [traffic.#sendAll(), traffic.#replaceListeners()];
    return traffic;
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.loops);
    await Promise.all(this.#inFlight);
    this.members.forEach((member) => member.leave());
  }

  /** Pauses all traffic, so that memory can be measured without requests. */
  async pause(work) {
    this.isPaused = true;
    await Promise.all(this.#inFlight);
    await work().finally(() => (this.isPaused = false));
  }

  async #sendAll() {
    const start = performance.now();
    for (let due = 0; this.#running; due++) {
      const early = start + (due * 1_000) / perSecond - performance.now();
      if (early > 2) await wait(early);
      if (this.isPaused || this.#inFlight.size >= maxInFlight) this.skipped++;
      else this.#track(this.#perform(this.#choose()));
      if (early < -1_000) await wait(1);
    }
  }

  #track(work) {
    const tracked = work.finally(() => this.#inFlight.delete(tracked));
    this.#inFlight.add(tracked);
  }

  #choose() {
    const all = this.operations.reduce((sum, { weight }) => sum + weight, 0);
    let left = Math.random() * all;
    return this.operations.find(({ weight }) => (left -= weight) <= 0) ?? this.operations[0];
  }

  async #perform({ name, request, statuses, then }) {
    this.sent++;
    try {
      const answer = await this.#send(request(), statuses);
      await then?.(answer, (next) => this.#send(next, [200]));
    } catch (error) {
      this.#note(`${name}: ${error.message}`);
    }
  }

  async #send({ method, path, body, raw, token = this.state?.token }, statuses) {
    const content = raw ?? (body && JSON.stringify(body));
    const headers = {
      ...(token ? { "x-auth-token": token } : {}),
      ...(content ? { "content-type": "application/json" } : {}),
    };
    const answer = await fetch(this.url + path, { method, headers, body: content });
    const text = await answer.text();
    if (answer.status === 503) return this.#refuse();
    if (!statuses.includes(answer.status)) throw new Error(`status ${answer.status} ${text.slice(0, 100)}`);
    const json = /json/.test(answer.headers.get("content-type") ?? "") ? JSON.parse(text) : {};
    if (json.errors?.[0]?.extensions?.code === "UNAVAILABLE") return this.#refuse();
    if (answer.status === 200 && json.errors) throw new Error(JSON.stringify(json.errors).slice(0, 150));
    return json;
  }

  /** The expected response of an overloaded server. */
  #refuse() {
    this.refused++;
    return {};
  }

  async #replaceListeners() {
    while (this.#running) {
      await wait(1_000);
      this.members.shift()?.leave();
      const gone = this.members.filter(({ isGone }) => isGone);
      this.members = this.members.filter(({ isGone }) => !isGone);
      if (gone.length > 0) this.#note("a live socket was closed by the server", gone.length);
      while (this.#running && this.members.length < listeners) await this.#rejoin();
    }
  }

  /** A server that is busy may refuse a socket for a while. */
  async #rejoin() {
    try {
      this.members.push(await this.#join());
    } catch {
      this.refused++;
      await wait(500);
    }
  }

  #note(what, times = 1) {
    this.unexpected.set(what, (this.unexpected.get(what) ?? 0) + times);
  }

  #join() {
    const query = "subscription { postAdded { id text author { name } } }";
    return LiveMember.join(`${this.url.replace("http", "ws")}/graphql`, this.state.token, query, () => this.events++);
  }
}
