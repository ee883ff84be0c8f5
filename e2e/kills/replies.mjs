import { setTimeout as wait } from "node:timers/promises";
import { ask, BusyError, register, untilServed } from "./call.mjs";
import { FeedReader } from "./FeedReader.mjs";

/** The kill follows so many replies of a round: then some of their jobs are waiting or running. */
const repliesBeforeKill = 10;
/** So often members reply once there are enough. */
const pauseMs = 100;

/**
 * C6, O4: members reply to a post. In the end each reply of others is in the list of the post's author once, and in the list of
 * everybody who had replied before it. The author's other software has read each of them once, from where it had stopped.
 */
export class Replies {
  static title = "replies";
  acknowledged = 0;

  async prepare(url) {
    this.people = await Promise.all(["Ada", "Ben", "Cem"].map((name) => register(url, name)));
    const mutation = `mutation { createPost(input: { text: "Linear algebra" }) { id } }`;
    this.feed = new FeedReader(this.people[0].token);
    await this.feed.begin(url);
    this.postId = (await untilServed(() => ask(url, mutation, {}, this.people[0].token))).createPost.id;
  }

  /** Members reply at `url`. Their feed is read at `readAt`: at the next of these when one is gone. */
  work(url, round, readAt = [url]) {
    const [, ...writers] = this.people;
    const until = this.acknowledged + repliesBeforeKill;
    let isOver = false;
    const writing = writers.map(async (writer) => {
      while (!isOver) {
        const isAnswered = await this.reply(url, writer, `Reply ${round}`).then(() => true, isNotBusy);
        if (!isAnswered) await wait(200);
        if (this.acknowledged >= until) await wait(pauseMs);
      }
    });
    const reading = this.feed.readOn(readAt, () => isOver);
    const ended = Promise.allSettled([...writing, reading]).then(() => {
      if (this.acknowledged < until) throw new Error(`round ${round} had too few replies`);
    });
    const isEnough = async () => {
      while (this.acknowledged < until) await wait(5);
    };
    const stop = () => (isOver = true);
    return { enough: Promise.race([isEnough(), ended.catch(() => undefined)]), ended, stop };
  }

  async reply(url, { token } = this.people[1], text = "One more reply") {
    const mutation = `mutation { addComment(input: { postId: "${this.postId}", text: "${text}" }) { id } }`;
    await ask(url, mutation, {}, token);
    this.acknowledged++;
  }

  /** Waits until every list has what it should, or has stopped changing. */
  async findFailures(url) {
    const { people } = this;
    const comments = await this.#readComments(url);
    if (comments.length < this.acknowledged)
      return [`${this.acknowledged - comments.length} acknowledged replies are lost`];
    const expected = people.map(({ id }, index) => countFor(comments, id, index === 0));
    const missed = await this.#compareFeed(url, comments);
    if (missed.length > 0) return missed;
    let found = [];
    for (let attempt = 0; attempt < 40; attempt++) {
      found = await Promise.all(people.map((person) => countNotified(url, person)));
      if (found.join() === expected.join()) return [];
      await wait(500);
    }
    return people
      .map((person, index) => `${person.name} was notified of ${found[index]} replies instead of ${expected[index]}`)
      .filter((_, index) => found[index] !== expected[index]);
  }

  /** The replies of others, and what the feed said of them. */
  async #compareFeed(url, comments) {
    const [author] = this.people;
    const written = comments.filter(({ author: { id } }) => id !== author.id).map(({ id }) => id);
    await untilServed(() => this.feed.readUntil(url, written.length));
    return this.feed.compare(written);
  }

  async #readComments(url) {
    const comments = [];
    for (let after = null, hasNextPage = true; hasNextPage;) {
      const page = `comments(first: 100, after: ${JSON.stringify(after)})`;
      const query = `{ post(id: "${this.postId}") { ${page} { nodes { id author { id } } pageInfo { hasNextPage endCursor } } } }`;
      const { post } = await untilServed(() => ask(url, query, {}, this.people[0].token));
      comments.push(...post.comments.nodes);
      ({ hasNextPage, endCursor: after } = post.comments.pageInfo);
    }
    return comments;
  }

  get summary() {
    return `${this.acknowledged} acknowledged replies, ${this.feed.summary}`;
  }
}

/** The author is notified of every reply of others; someone who replied, of those after their own first one. */
function countFor(comments, id, isAuthor) {
  const oldestFirst = comments.toReversed().map(({ author }) => author.id);
  const from = isAuthor ? 0 : oldestFirst.indexOf(id);
  return from < 0 ? 0 : oldestFirst.slice(from).filter((author) => author !== id).length;
}

/** How many replies the member was notified of, or a text if the count and the list disagree. */
async function countNotified(url, person) {
  const counts = [];
  let unread = 0;
  for (let after = null, hasNextPage = true; hasNextPage;) {
    const page = `notifications(first: 100, after: ${JSON.stringify(after)})`;
    const query = `{ me { unreadCount ${page} { nodes { count } pageInfo { hasNextPage endCursor } } } }`;
    const { me } = await untilServed(() => ask(url, query, {}, person.token));
    unread = me.unreadCount;
    counts.push(...me.notifications.nodes.map(({ count }) => count));
    ({ hasNextPage, endCursor: after } = me.notifications.pageInfo);
  }
  // While notifications still arrive, the pages of the list need not agree with the count.
  if (unread !== counts.length) return `${unread} unread in ${counts.length}`;
  return counts.reduce((sum, count) => sum + count, 0);
}

/** false when the service was too busy for it, which promises nobody anything. */
function isNotBusy(error) {
  if (error instanceof BusyError) return false;
  throw error;
}
