import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { top } from "../../scripts/run.mjs";

/** Many clients, spread over a few processes. */
export class Crowd {
  constructor(processes) {
    this.parts = Array.from({ length: processes }, () => new CrowdPart());
  }

  /** Connects and subscribes one client for each token. */
  async join({ tokens, ...request }) {
    const share = Math.ceil(tokens.length / this.parts.length);
    await this.each("join", (index) => ({ ...request, tokens: tokens.slice(index * share, (index + 1) * share) }));
  }

  /** What each client received: pairs of the comment's number and the time. */
  async collect(input) {
    return (await this.each("collect", () => input)).flat();
  }

  /** How many messages came, to all together. */
  async countFrames() {
    return (await this.each("frames", () => ({}))).reduce((sum, count) => sum + count, 0);
  }

  leave() {
    return this.each("leave", () => ({}));
  }

  async end() {
    await Promise.all(this.parts.map((part) => part.end()));
  }

  each(task, inputFor) {
    return Promise.all(this.parts.map((part, index) => part.do(task, inputFor(index))));
  }
}

class CrowdPart {
  waiting = new Map();
  tasks = 0;

  constructor() {
    this.child = fork(path.join(top, "bench/live/crowdProcess.mjs"));
    this.child.on("message", ({ id, result, error }) => {
      const { resolve, reject } = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) reject(new Error(error));
      else resolve(result);
    });
    this.child.on("exit", () => {
      for (const { reject } of this.waiting.values()) reject(new Error("a part of the crowd ended"));
    });
  }

  do(task, input) {
    const id = ++this.tasks;
    this.child.send({ id, task, input });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async end() {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, "exit");
    this.child.kill();
    await gone;
  }
}
