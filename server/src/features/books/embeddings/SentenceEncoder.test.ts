import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Registry } from "prom-client";
import { temporaryFolder } from "../../../testing/app/temporaryFolder";
import { embeddings as limits } from "../limits";
import { SentenceEncoder } from "./SentenceEncoder";
import { observeEmbeddings } from "./embeddingMetrics";
import type { EncodingOutcome } from "./Embeddings";
import { similarityTo } from "./vectors";

/** A thread that answers "slow 300" after 300 ms, "refuse" with a failure, ends at "die", and anything else at once. */
const fake = `
const { parentPort } = require("node:worker_threads");
let turn = Promise.resolve();
parentPort.on("message", ({ id, text }) => {
  turn = turn.then(async () => {
    if (text === "die") process.exit(1);
    if (text === "refuse") return parentPort.postMessage({ id, failure: "no words" });
    const [, milliseconds] = /^slow (\\d+)/.exec(text) ?? [];
    if (milliseconds) await new Promise((resolve) => setTimeout(resolve, Number(milliseconds)));
    parentPort.postMessage({ id, vector: new Int8Array(512).fill(text.length) });
  });
});`;

const encoders: SentenceEncoder[] = [];

function open(options: ConstructorParameters<typeof SentenceEncoder>[0] = {}) {
  const file = path.join(temporaryFolder("encoder"), "worker.cjs");
  writeFileSync(file, fake);
  const encoder = new SentenceEncoder({ file, budgetMs: 2_000, ...options });
  encoders.push(encoder);
  const outcomes: EncodingOutcome[] = [];
  encoder.onOutcome = (outcome) => outcomes.push(outcome);
  return { encoder, outcomes };
}

afterEach(() => Promise.all(encoders.splice(0).map((encoder) => encoder.close())));

describe("the sentence encoder", () => {
  it("gives a vector, and the same one again without asking its thread", async () => {
    const { encoder, outcomes } = open();

    const first = await encoder.within("painting");
    const second = await encoder.within("painting");

    expect(first).toHaveLength(512);
    expect(second).toBe(first);
    expect(outcomes).toEqual(["encoded", "remembered"]);
  });

  it("takes goals that differ in their spaces alone as one", async () => {
    const { encoder, outcomes } = open();

    const first = await encoder.within("learn to paint");
    const second = await encoder.within(`  learn\n to${" ".repeat(60)}paint `);

    expect(second).toBe(first);
    expect(outcomes).toEqual(["encoded", "remembered"]);
  });

  it("keeps nobody waiting longer than the budget, and knows the answer the next time", async () => {
    const { encoder, outcomes } = open({ budgetMs: 100 });
    await encoder.encode("warm up");

    const started = performance.now();
    const inTime = await encoder.within("slow 1000");
    const waited = performance.now() - started;
    await encoder.encode("after it");

    expect(inTime).toBeNull();
    expect(waited).toBeLessThan(900);
    expect(await encoder.within("slow 1000")).toHaveLength(512);
    expect(outcomes).toEqual(["late", "remembered"]);
  });

  it("turns goals away at once while its queue is full", async () => {
    const { encoder, outcomes } = open();
    await encoder.encode("warm up");
    const waiting = Array.from({ length: limits.mostWaiting }, (_, index) => encoder.within(`slow 200 ${index}`));

    const started = performance.now();
    const turnedAway = await Promise.all(Array.from({ length: 26 }, (_, index) => encoder.within(`goal ${index}`)));

    expect(turnedAway.every((vector) => vector === null)).toBe(true);
    expect(performance.now() - started).toBeLessThan(200);
    await Promise.all(waiting);
    expect(outcomes.filter((outcome) => outcome === "busy")).toHaveLength(26);
    expect(await encoder.within("goal 1")).toHaveLength(512);
  });

  it("turns goals away at once that would be late at the pace of the last ones", async () => {
    const { encoder, outcomes } = open({ budgetMs: 100 });
    for (let n = 0; n < 12; n++) await encoder.encode(`slow 40 before ${n}`);

    const vectors = await Promise.all(Array.from({ length: 6 }, (_, index) => encoder.within(`slow 40 ${index}`)));

    const busy = outcomes.filter((outcome) => outcome === "busy").length;
    expect([4, 5]).toContain(busy);
    expect(outcomes.slice(0, busy)).toEqual(Array(busy).fill("busy"));
    expect(vectors.slice(-busy)).toEqual(Array(busy).fill(null));
  });

  it("does without a vector while its thread is dead, and starts another one", async () => {
    const { encoder, outcomes } = open({ restartMs: 300 });
    await encoder.within("alive");

    expect(await encoder.within("die")).toBeNull();
    expect(await encoder.within("painting")).toBeNull();
    await wait(350);

    expect(await encoder.within("painting")).toHaveLength(512);
    expect(await encoder.within("alive")).toHaveLength(512);
    expect(outcomes).toEqual(["encoded", "failed", "failed", "encoded", "remembered"]);
  });

  it("does without when its thread cannot start", async () => {
    const { encoder, outcomes } = open({ file: "/nowhere/worker.cjs" });

    expect(await encoder.within("painting")).toBeNull();
    expect(outcomes).toEqual(["failed"]);
  });

  it("does not remember a failure", async () => {
    const { encoder } = open();

    await expect(encoder.encode("refuse")).rejects.toThrow("no words");
    expect(await encoder.within("refuse")).toBeNull();
    expect(await encoder.within("painting")).toHaveLength(512);
  });

  it("counts in the metrics how often goals went by words alone", async () => {
    const { encoder } = open();
    const registry = new Registry();
    observeEmbeddings(registry, encoder);

    await encoder.within("painting");
    await encoder.within("painting");
    await encoder.within("refuse");

    const text = await registry.metrics();
    for (const line of ["encoded", "remembered", "failed"])
      expect(text).toContain(`sentence_encodings_total{outcome="${line}"} 1`);
  });
});

describe("N33 the warm-up of the encoder", () => {
  function openLogged(options: { file?: string; warmUpMs?: number }) {
    const warn = vi.fn();
    const { encoder } = open({ log: { warn }, ...options });
    return { encoder, warn };
  }

  const silent = () => {
    const file = path.join(temporaryFolder("encoder"), "worker.cjs");
    writeFileSync(file, `require("node:worker_threads").parentPort.on("message", () => undefined);`);
    return file;
  };

  it("N33 encodes sentences of many lengths, once however often it is asked for", async () => {
    const { encoder, warn } = openLogged({});
    const encode = vi.spyOn(encoder, "encode");

    await Promise.all([encoder.warmUp(), encoder.warmUp()]);
    await encoder.warmUp();

    const lengths = encode.mock.calls.map(([text]) => text.split(" ").length);
    expect(lengths.length).toBeGreaterThan(10);
    expect(new Set(lengths).size).toBe(lengths.length);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ["is missing", () => "/nowhere/worker.cjs", 30_000, /Cannot find module/],
    ["never answers", silent, 100, /not ready within 100 ms/],
  ])("N33 ends when the encoder %s, and says so in the log", async (_what, file, warmUpMs, reason) => {
    const { encoder, warn } = openLogged({ file: file(), warmUpMs });

    await encoder.warmUp();

    const line = { event: "sentences.cold", reason: expect.stringMatching(reason) };
    expect(warn.mock.calls).toEqual([[line, "sentences.cold"]]);
  });
});

describe("the model", () => {
  let encoder: SentenceEncoder;

  beforeAll(() => {
    encoder = new SentenceEncoder();
  });

  afterAll(() => encoder.close());

  it("finds sentences of one meaning nearer than others, without a common word", async () => {
    const goal = await encoder.encode("I want to feel less nervous when I talk to a crowd");
    const near = await encoder.encode("Confident public speaking");
    const far = await encoder.encode("Bread baking at home");

    const likenessTo = similarityTo(goal);
    expect(likenessTo(near)).toBeGreaterThan(likenessTo(far) + 0.1);
  });

  it.each([" ", "\u0000", "x".repeat(500), "学".repeat(500), "😀".repeat(250), "\ud800", "a ".repeat(250)])(
    "encodes any text: %j",
    async (text) => {
      expect(await encoder.encode(text)).toHaveLength(512);
    },
  );
});
