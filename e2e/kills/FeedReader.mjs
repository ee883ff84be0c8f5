import { setTimeout as wait } from "node:timers/promises";
import { call, untilServed } from "./call.mjs";

/** So long the last events may take that were waiting at the last kill. */
const finishMs = 60_000;

/** A program that reads its member's feed of events from where it stopped, across kills of the service. */
export class FeedReader {
  #token;
  #cursor;
  #read = [];
  #numbers = [];
  #cuts = 0;
  #refusals = [];
  #found = { missing: 0, doubled: 0, unknown: 0, gaps: 0 };

  constructor(token) {
    this.#token = token;
  }

  async begin(url) {
    this.#cursor = (await call(url, this.#token, "GET", "/api/events")).cursor;
  }

  /** Waits for events again and again: at the first of these processes until it is gone, then at the next. */
  async readOn(urls, isOver) {
    for (const url of urls) {
      try {
        while (!isOver()) await this.#readPage(url, 2);
        return;
      } catch (error) {
        // `fetch` throws a TypeError when the connection breaks.
        if (error instanceof TypeError) this.#cuts++;
        else this.#refusals.push(error.message);
      }
    }
  }

  /** Waits for the next reply. Gives how many reads that took: a live event that was lost costs one more. */
  async readNext(url) {
    const before = this.#read.length;
    let reads = 0;
    for (; reads <= 2 && this.#read.length === before; reads++) await this.#readPage(url, 15);
    return this.#read.length > before ? reads : Infinity;
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
    const [doubled, unknown] = [this.#read.length - all.size, [...all].filter((id) => !written.includes(id)).length];
    const gaps = this.#numbers.filter((number, index) => index > 0 && number !== this.#numbers[index - 1] + 1).length;
    this.#found = { missing, doubled, unknown, gaps };
    return [
      ...(missing > 0 ? [`${missing} of ${written.length} replies are missing in the feed`] : []),
      ...(doubled > 0 ? [`${doubled} replies were in the feed twice`] : []),
      ...(unknown > 0 ? [`${unknown} replies of the feed are not there`] : []),
      ...(gaps > 0 ? [`the numbers of the feed have ${gaps} gaps`] : []),
      ...this.#refusals.map((message) => `a request for events failed: ${message}`),
      ...(this.#cuts === 0 ? ["no request for events was cut by a kill, so nothing was tested"] : []),
    ];
  }

  get summary() {
    const { missing, doubled, gaps } = this.#found;
    const found = `${missing} missing, ${doubled} twice, ${gaps} gaps`;
    return `${this.#read.length} read from the feed (${found}), which was cut ${this.#cuts} times`;
  }

  async #readPage(url, seconds) {
    const route = `/api/events?after=${this.#cursor}&wait=${seconds}`;
    const page = await untilServed(() => call(url, this.#token, "GET", route));
    if (page.hasGap) throw new Error("the feed has a gap");
    this.#cursor = page.cursor;
    for (const { _id, kind, commentId } of page.events) {
      this.#numbers.push(Number(_id));
      if (kind === "REPLY") this.#read.push(commentId);
    }
  }
}
