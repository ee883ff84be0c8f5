import { setTimeout as wait } from "node:timers/promises";
import { LiveMember } from "./LiveMember.mjs";

/**
 * A part of the crowd in a separate process, so that the clients do not slow down the measurement. Handles the messages of its
 * parent: `join`, `collect`, `leave`.
 */
let members = [];
const atOnce = 25;

const tasks = {
  async join({ tokens, ...request }) {
    members = [];
    for (let start = 0; start < tokens.length; start += atOnce) {
      const next = tokens.slice(start, start + atOnce).map((token) => new LiveMember({ ...request, token }));
      members.push(...next);
      await Promise.all(next.map(({ subscribed }) => subscribed));
    }
  },

  /** Waits until every client has this many events, and a little longer for unexpected ones; returns the events of each. */
  async collect({ count, withinMs }) {
    const end = Date.now() + withinMs;
    while (members.some(({ received }) => received.length < count) && Date.now() < end) await wait(50);
    await wait(500);
    return members.map(({ received }) => received);
  },

  /** How many messages came, to all together. */
  frames() {
    return members.reduce((sum, { frames }) => sum + frames, 0);
  },

  async leave() {
    await Promise.all(members.map((member) => member.leave()));
    members = [];
  },
};

process.on("message", (message) => void perform(message));

async function perform({ id, task, input }) {
  try {
    process.send({ id, result: await tasks[task](input) });
  } catch (error) {
    process.send({ id, error: error.message });
  }
}
