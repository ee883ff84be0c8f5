import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { embeddings as limits } from "../limits";
import type { EncodingOutcome, Embeddings } from "./Embeddings";
import type { Embedding } from "./vectors";

interface Waiting {
  resolve: (vector: Embedding) => void;
  reject: (error: Error) => void;
}

interface Answer {
  id: number;
  vector?: Embedding;
  failure?: string;
}

interface Options {
  /** The module of the thread. */
  file?: string;
  budgetMs?: number;
  /** How many vectors are kept. */
  remembered?: number;
  restartMs?: number;
  warmUpMs?: number;
  log?: Pick<FastifyBaseLogger, "warn"> | undefined;
}

/** The first sentence loads the weights, and the first of each length is slow: what depends on the length is computed. */
const warmUpLengths = [4, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20];

/**
 * The Universal Sentence Encoder Lite; its weights come with its package. It takes about 10 ms a sentence and 120 MB. The
 * thread starts with the first sentence, and again after it has ended. It keeps the process alive only while somebody waits.
 */
export class SentenceEncoder implements Embeddings {
  readonly isOn = true;
  onOutcome: Embeddings["onOutcome"] = () => undefined;

  private worker: Worker | null = null;
  private failedAt = -Infinity;
  private lastId = 0;
  /** When the sentence that the thread is at began. */
  private begunAt = 0;
  /** How long a sentence takes, in ms: a running mean of the last ones. */
  private pace = 0;
  private readonly file: string;
  private readonly budgetMs: number;
  private readonly restartMs: number;
  private readonly warmUpMs: number;
  private readonly log: Options["log"];
  private warming: Promise<void> | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly known: LRUCache<string, Promise<Embedding>>;

  constructor({ file, budgetMs, remembered, restartMs, warmUpMs, log }: Options = {}) {
    this.file = file ?? path.join(__dirname, "worker.cjs");
    this.budgetMs = budgetMs ?? limits.budgetMs;
    this.restartMs = restartMs ?? limits.restartMs;
    this.warmUpMs = warmUpMs ?? limits.warmUpMs;
    this.log = log;
    this.known = new LRUCache({ max: remembered ?? limits.remembered });
  }

  warmUp(): Promise<void> {
    return (this.warming ??= this.encodeUsualLengths());
  }

  async within(said: string, budgetMs = this.budgetMs): Promise<Embedding | null> {
    // Each space of a run would count as a word, in time and in meaning.
    const text = said.trim().replace(/\s+/g, " ");
    const known = this.known.get(text);
    if (!known && this.isBusy(budgetMs)) return this.without("busy");
    const timer = new AbortController();
    const late = wait(budgetMs, "late" as const, { signal: timer.signal, ref: false }).catch(() => "late" as const);
    const result = await Promise.race([(known ?? this.remember(text)).catch(() => "failed" as const), late]);
    timer.abort();
    if (typeof result === "string") return this.without(result);
    this.onOutcome(known ? "remembered" : "encoded");
    return result;
  }

  encode(text: string): Promise<Embedding> {
    return new Promise((resolve, reject) => {
      if (performance.now() - this.failedAt < this.restartMs) throw new Error("The encoder has just failed.");
      const id = ++this.lastId;
      const worker = this.thread();
      if (this.waiting.size === 0) this.begunAt = performance.now();
      this.waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, text });
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private async encodeUsualLengths(): Promise<void> {
    const timer = new AbortController();
    const { signal } = timer;
    const late = wait(this.warmUpMs, undefined, { signal, ref: false }).then(() => {
      throw new Error(`The encoder was not ready within ${this.warmUpMs} ms.`);
    });
    try {
      await Promise.race([this.encodeEach(warmUpLengths.map((length) => "art ".repeat(length).trim())), late]);
    } catch (error) {
      this.log?.warn({ event: "sentences.cold", reason: String(error) }, "sentences.cold");
    } finally {
      late.catch(() => undefined);
      timer.abort();
    }
  }

  private async encodeEach(texts: readonly string[]): Promise<void> {
    for (const text of texts) await this.encode(text);
  }

  /** Who comes now would not get a vector in time, and would only delay the next ones. */
  private isBusy(budgetMs: number): boolean {
    const ahead = this.waiting.size;
    return ahead >= limits.mostWaiting || (ahead > 0 && (ahead + 1) * this.pace > budgetMs);
  }

  private without(outcome: EncodingOutcome): null {
    this.onOutcome(outcome);
    return null;
  }

  private remember(text: string): Promise<Embedding> {
    const encoding = this.encode(text);
    this.known.set(text, encoding);
    encoding.catch(() => this.known.delete(text));
    return encoding;
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const { heapMegabytes: maxOldGenerationSizeMb, youngMegabytes: maxYoungGenerationSizeMb } = limits;
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb } });
    worker.on("message", (answer: Answer) => this.receive(worker, answer));
    worker.once("error", (error) => this.end(worker, error));
    worker.once("exit", () => this.end(worker, new Error("The encoder's thread has ended.")));
    return (this.worker = worker);
  }

  private receive(worker: Worker, { id, vector, failure }: Answer): void {
    this.keepPace();
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) worker.unref();
    if (vector) waiting?.resolve(vector);
    else waiting?.reject(new Error(failure));
  }

  /** Loading the weights, or a very long sentence, counts as the whole budget. */
  private keepPace(): void {
    const now = performance.now();
    const took = Math.min(now - this.begunAt, this.budgetMs);
    this.pace += (took - this.pace) / limits.paceOver;
    this.begunAt = now;
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.failedAt = performance.now();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
