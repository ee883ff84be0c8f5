import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { server } from "./server.mjs";

const folder = fileURLToPath(new URL("../../.cache", import.meta.url));
const encoderFiles = ["worker.cjs", "encodeText.cjs"].map((name) =>
  fileURLToPath(new URL(`../../server/src/features/books/embeddings/${name}`, import.meta.url)),
);
const vectorBytes = 512;
const hashBytes = 16;

/**
 * The encoder, with what earlier runs encoded: a catalogue of 7,000 books takes minutes. It waits as long as it takes, so
 * that quality does not depend on what else the machine does; `save` stores what is new.
 */
export function openEmbeddings() {
  const { SentenceEncoder } = server("features/books/embeddings/SentenceEncoder.js");
  const encoder = new SentenceEncoder();
  const version = sha(Buffer.concat(encoderFiles.map((each) => readFileSync(each))));
  const file = path.join(folder, `embeddings-${version.toString("hex").slice(0, 8)}.bin`);
  const known = read(file);
  const encode = async (text) => {
    const key = sha(text).subarray(0, hashBytes).toString("hex");
    if (!known.has(key)) known.set(key, await encoder.encode(text));
    return known.get(key);
  };
  return {
    isOn: true,
    encode,
    /** Whatever earlier runs have encoded. */
    encodeAnew: (text) => encoder.encode(text),
    within: encode,
    onOutcome: () => undefined,
    async close() {
      mkdirSync(folder, { recursive: true });
      const entries = [...known].flatMap(([key, vector]) => [Buffer.from(key, "hex"), Buffer.from(vector)]);
      writeFileSync(file, Buffer.concat(entries));
      await encoder.close();
    },
  };
}

const sha = (text) => createHash("sha256").update(text).digest();

function read(file) {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const known = new Map();
  for (let start = 0; start < bytes.length; start += hashBytes + vectorBytes) {
    const vector = bytes.subarray(start + hashBytes, start + hashBytes + vectorBytes);
    known.set(bytes.toString("hex", start, start + hashBytes), Int8Array.from(vector.map((byte) => byte)));
  }
  return known;
}
