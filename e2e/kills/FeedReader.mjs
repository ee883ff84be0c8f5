import { setTimeout as wait } from "node:timers/promises";
import { call } from "./call.mjs";

/** So long the last events may take that were waiting at the last kill. */
const finishMs = 60_000;

/** A program that reads its member's feed of events from where it stopped, across kills of the service. */
export class FeedReader {
  #token;
  #cursor;
  #read = [];
  #numbers = [];
  #cuts = 0;

  constructor(token) {
    this.#token = token;
  }

  async begin(url) {
    this.#cursor = (await call(url, this.#token, "GET", "/api/events")).cursor;
  }

  /** Waits for events again and again, until the service is gone. */
  async readOn(url) {
    try {
      for (;;) await this.#readPage(url, 5);
    } catch {
      this.#cuts++;
    }
  }

  /** Reads until there are so many replies, and once more: one that is too many would be there by then. */
  async readUntil(url, count) {
    for (const end = Date.now() + finishMs; this.#read.length < count && Date.now() < end;)
      await this.#readPage(url, 2);
    await wait(2_000);
    await this.#readPage(url, 0);
  }

  /** What is wrong with what was read, if these comments are there. */
  compare(written) {
    const all = new Set(this.#read);
    const missing = written.filter((id) => !all.has(id)).length;
    const gaps = this.#numbers.filter((number, index) => index > 0 && number !== this.#numbers[index - 1] + 1).length;
    return [
      ...(missing > 0 ? [`${missing} of ${written.length} replies are missing in the feed`] : []),
      ...(this.#read.length > all.size ? [`${this.#read.length - all.size} replies were in the feed twice`] : []),
      ...(all.size > written.length ? [`${all.size - written.length} replies of the feed are not there`] : []),
      ...(gaps > 0 ? [`the numbers of the feed have ${gaps} gaps`] : []),
      ...(this.#cuts === 0 ? ["no request for events was cut by a kill, so nothing was tested"] : []),
    ];
  }

  get summary() {
    return `${this.#read.length} of them read from the feed, which was cut ${this.#cuts} times`;
  }

  async #readPage(url, seconds) {
    const page = await call(url, this.#token, "GET", `/api/events?after=${this.#cursor}&wait=${seconds}`);
    if (page.hasGap) throw new Error("the feed has a gap");
    this.#cursor = page.cursor;
    for (const { _id, kind, commentId } of page.events) {
      this.#numbers.push(Number(_id));
      if (kind === "REPLY") this.#read.push(commentId);
    }
  }
}
