import { setTimeout as wait } from "node:timers/promises";
import { BusyError, call, register, untilServed } from "../kills/call.mjs";
import { admin, killAdmin } from "../support/adminCommand.mjs";
import { countMembers, empty } from "../support/databases.mjs";
import { open } from "./site.mjs";

/** A lease of read-only ends by itself after 30 seconds. */
const leaseMs = 30_000;

/**
 * Moves a site while it serves and a member writes. Killed moves leave it as it was, and it can be written to again. The one that ends
 * leaves it as something to read, and all that was acknowledged is in the target. `waits`: for the end of the lease after each kill.
 * Returns what was measured.
 */
export async function moveWhileServing(settings, target, { kills, usualMs, waits }) {
  const site = await open(settings);
  const acknowledged = [];
  let slowest = 0;
  try {
    const { token } = await register(site.url, "Writer");
    for (let round = 0; round < kills; round++) {
      const writing = write(site.url, token, acknowledged);
      await wait(500);
      await killAdmin(settings, ["db", "move", target], Math.round((usualMs * (round + 0.5)) / kills));
      const killedAt = Date.now();
      const known = acknowledged.length;
      if (waits) await writing.untilMore(known);
      slowest = Math.max(slowest, Date.now() - killedAt);
      await writing.stop();
      if ((await countMembers(target)) > 0) await empty(target);
    }
    const writing = write(site.url, token, acknowledged);
    await wait(500);
    const printed = await admin(settings, "db", "move", target);
    await writing.stop();
    const refused = await call(site.url, token, "POST", "/api/posts", { text: "too late" }).catch((error) => error);
    if (!(refused instanceof BusyError)) throw new Error(`the site is written to after it was moved: ${refused}`);
    if (!/site read-only off/.test(printed)) throw new Error(`how to write again is not said: ${printed}`);
    await expectAll(settings, target, { token, acknowledged });
    await admin(settings, "site", "read-only", "off", "--yes");
    await call(site.url, token, "POST", "/api/posts", { text: "not moved after all" });
  } finally {
    await site.kill();
  }
  if (slowest > leaseMs + 5_000) throw new Error(`after a killed move, writing was possible again after ${slowest} ms`);
  return { acknowledged: acknowledged.length, slowest };
}

/** Writes posts until it is stopped. One that was refused was not acknowledged. */
function write(url, token, acknowledged) {
  let isOn = true;
  const loop = (async () => {
    while (isOn) {
      const text = `Post ${crypto.randomUUID()}`;
      await call(url, token, "POST", "/api/posts", { text }).then(
        ({ _id: id }) => acknowledged.push({ id, text }),
        (error) => (error instanceof BusyError ? wait(100) : Promise.reject(error)),
      );
    }
  })();
  return {
    untilMore: async (count) => {
      while (acknowledged.length <= count) await Promise.race([loop, wait(50)]);
    },
    stop: async () => {
      isOn = false;
      await loop;
    },
  };
}

async function expectAll(settings, target, { token, acknowledged }) {
  const moved = await open({ ...settings, DATABASE_URL: target }, { isOther: true });
  try {
    for (const { id, text } of acknowledged) {
      const post = await untilServed(() => call(moved.url, token, "GET", `/api/posts/${id}`));
      if (post.text !== text) throw new Error(`a post that was acknowledged has another text after the move: ${text}`);
    }
    await call(moved.url, token, "POST", "/api/posts", { text: "It can be written to." });
  } finally {
    await moved.kill();
  }
}
