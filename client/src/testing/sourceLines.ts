/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const sources = path.resolve(__dirname, "..");

/** Every line of the client's own code. */
export const sourceLines = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/test\.|testing|generated|theme/.test(file))
  .flatMap((file) => readFileSync(path.join(sources, file), "utf8").split("\n"));
