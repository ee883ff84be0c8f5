/// <reference types="node" />
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { semanticTokens } from "../app/theme/semanticTokens";
import { breakpoints, tokens } from "../app/theme/tokens";

const sources = path.resolve(__dirname, "..");

/** Every line of the client's own code. */
export const sourceLines = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/test\.|testing|generated|theme/.test(file))
  .flatMap((file) => readFileSync(path.join(sources, file), "utf8").split("\n"));

/** The same tokens with all of Chakra's style props. */
export const completeTheme = createSystem(
  defaultBaseConfig,
  defineConfig({ cssVarsPrefix: "sc", theme: { breakpoints, tokens, semanticTokens } }),
);

/** Every style prop with each text on its line: more than is used, but nothing less. */
export function usedStyles(): object[] {
  const names = new Set(completeTheme.utility.keys());
  return sourceLines.flatMap((line) => {
    const values = [...line.matchAll(/"([^"]*)"/g)].map(([, value]) => value ?? "");
    const props = [...line.matchAll(/\b([a-z]\w*)[=:]/gi)]
      .map(([, name]) => name ?? "")
      .filter((name) => names.has(name));
    return props.flatMap((name) => values.map((value) => ({ [name]: value })));
  });
}
