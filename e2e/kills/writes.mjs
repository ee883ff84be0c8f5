import { setTimeout as wait } from "node:timers/promises";
import { BusyError, call, register, untilServed } from "./call.mjs";
import { findFailedEvents } from "./events.mjs";

const writers = 8;
/** After the writes of a round, until the kill. */
const pauseMs = 50;

/**
 * Posts, each with a like and two comments, of which one is deleted again. Whatever was acknowledged must be there, once,
 * every count must agree with its rows, and every change must have been heard of once.
 */
export class Writes {
  static title = "writes";
  acknowledged = new Map();
  /** The comments that were to be deleted, and those of them with an acknowledged deletion. */
  removable = new Set();
  deleted = new Set();
  /** How many jobs were waiting or running at the kills. */
  interrupted = 0;

  constructor({ notesUrl, isShort }) {
    this.notesUrl = notesUrl;
    this.perRound = isShort ? 300 : 2_500;
  }

  async prepare(url) {
    this.token = (await register(url, "Crash Tester")).token;
  }

  work(url, round) {
    let writes = 0;
    let reach;
    const reached = new Promise((resolve) => (reach = resolve));
    const count = () => ++writes >= this.perRound && reach();
    const writer = async (number) => {
      if (number === 0) await this.#countInterrupted();
      for (let n = 0; ; n++) {
        await this.#write(url, `round ${round}, writer ${number}, ${n}`, count).catch(ignoreBusy);
        if (writes >= this.perRound) await wait(pauseMs);
      }
    };
    const ended = Promise.allSettled(Array.from({ length: writers }, (_, number) => writer(number))).then((ends) => {
      // A writer that fails before the kill must not pass for a round of writes.
      if (writes < this.perRound) throw new Error(`round ${round} had ${writes} writes: ${ends[0].reason}`);
    });
    // The round waits for `ended` after the kill.
    return { enough: Promise.race([reached, ended.catch(() => undefined)]), ended };
  }

  async #write(url, text, count) {
    const ask = async (...request) => {
      const answer = await call(url, this.token, ...request);
      count();
      return answer;
    };
    const { _id: id } = await ask("POST", "/api/posts", { text });
    const entry = { text, comments: 0, likes: 0 };
    this.acknowledged.set(id, entry);
    await ask("POST", `/api/posts/comment/${id}`, { text });
    entry.comments++;
    await ask("PUT", `/api/posts/like/${id}`);
    entry.likes++;
    const [{ _id: second }] = await ask("POST", `/api/posts/comment/${id}`, { text });
    this.removable.add(second);
    await ask("DELETE", `/api/posts/comment/${id}/${second}`);
    this.deleted.add(second);
  }

  async #countInterrupted() {
    this.interrupted += (await (await fetch(this.notesUrl)).json()).left;
  }

  async findFailures(url) {
    const failures = [];
    const texts = new Map();
    for (const [id, { text, comments, likes }] of this.acknowledged) {
      const post = await untilServed(() => call(url, this.token, "GET", `/api/posts/${id}`)).catch((error) => error);
      if (post instanceof Error) failures.push(`post ${id} is lost: ${post.message}`);
      else if (post.text !== text) failures.push(`post ${id} has another text`);
      else if (post.comments.length < comments || post.likes.length < likes)
        failures.push(`post ${id} lost a reply or a like`);
      texts.set(text, (texts.get(text) ?? 0) + 1);
    }
    for (const [text, times] of texts) if (times > 1) failures.push(`"${text}" is there ${times} times`);
    return [...failures, ...(await this.#checkCounts(url)), ...(await findFailedEvents(this))];
  }

  /** Every count that lists show must agree with the rows behind it, acknowledged or not. */
  async #checkCounts(url) {
    const failures = [];
    let after = null;
    do {
      const query = `query ($after: String) { posts(first: 40, after: $after) { pageInfo { hasNextPage endCursor }
      nodes { id text likeCount commentCount likes(first: 10) { nodes { id } } comments(first: 10) { nodes { id } } } } }`;
      const variables = { after };
      const { data } = await untilServed(() => call(url, this.token, "POST", "/graphql", { query, variables }));
      const own = data.posts.nodes.filter(({ text }) => text.startsWith("round "));
      for (const { id, likeCount, commentCount, likes, comments } of own) {
        if (likeCount !== likes.nodes.length)
          failures.push(`post ${id} counts ${likeCount} likes of ${likes.nodes.length}`);
        if (commentCount !== comments.nodes.length)
          failures.push(`post ${id} counts ${commentCount} comments of ${comments.nodes.length}`);
      }
      after = data.posts.pageInfo.hasNextPage ? data.posts.pageInfo.endCursor : null;
    } while (after);
    return failures;
  }

  get summary() {
    const events = `${this.interrupted} events waited at a kill, counted at each`;
    return `${this.acknowledged.size} acknowledged posts and ${this.deleted.size} deletions are there; ${events}`;
  }
}

async function ignoreBusy(error) {
  if (!(error instanceof BusyError)) throw error;
  await wait(200);
}
