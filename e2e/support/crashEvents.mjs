import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

const writer = path.join(import.meta.dirname, "eventWriter.mjs");

/** The job may take a second; a few seconds later it counts as failed with its process. */
const expiryMs = 8_000;

/**
 * Repeatedly kills a process while it writes posts with events. In the end every stored post must have been delivered once,
 * nothing else, and no acknowledged post may be missing. Returns the errors.
 */
export async function crashEvents(name, env, rounds) {
  const acknowledged = new Set();
  let interrupted = 0;
  for (let round = 1; round <= rounds; round++) {
    const child = start("write", env);
    interrupted += Number(await child.first("left"));
    child.onLine("stored", (id) => acknowledged.add(id));
    await child.first("stored");
    await wait(Math.random() * 500);
    await child.kill();
  }
  await wait(expiryMs);
  const last = start("finish", env);
  interrupted += Number(await last.first("left"));
  const { posts, noted } = JSON.parse(await last.first("finished"));
  console.log(`${name}: ${rounds} kills, ${posts.length} events; ${interrupted} waited at a kill, counted at each`);
  return compare({ posts, noted, acknowledged, interrupted }).map((failure) => `${name}: ${failure}`);
}

function compare({ posts, noted, acknowledged, interrupted }) {
  const [stored, delivered] = [new Set(posts), new Set(noted)];
  const count = (values, isWrong, what) => {
    const wrong = [...values].filter(isWrong).length;
    return wrong > 0 ? [`${wrong} ${what}`] : [];
  };
  return [
    ...count(acknowledged, (id) => !stored.has(id), "acknowledged posts are lost"),
    ...count(stored, (id) => !delivered.has(id), "events were never delivered"),
    ...count(delivered, (id) => !stored.has(id), "events were delivered without their change"),
    ...(noted.length > delivered.size ? [`${noted.length - delivered.size} events were delivered twice`] : []),
    ...(interrupted === 0 ? ["no event was on its way at any kill, so nothing was tested"] : []),
  ];
}

function start(mode, env) {
  const child = spawn(process.execPath, [writer, mode], {
    env: { ...process.env, NODE_ENV: "", DATABASE_URL: "", REDIS_URL: "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const lines = createInterface({ input: child.stdout });
  const onLine = (word, listener) =>
    lines.on("line", (line) => line.startsWith(`${word} `) && listener(line.slice(word.length + 1)));
  const first = (word) =>
    Promise.race([
      new Promise((resolve) => onLine(word, resolve)),
      gone.then((code) => Promise.reject(new Error(`the writer ended with ${code} before it said "${word}"`))),
    ]);
  return { first, onLine, kill: () => (child.kill("SIGKILL"), gone) };
}
