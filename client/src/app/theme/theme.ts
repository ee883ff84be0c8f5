import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss, keyframes } from "./globalCss";
import { layerStyles, recipes } from "./recipes";
import { semanticTokens } from "./semanticTokens";
import { breakpoints, tokens } from "./tokens";

/** Chakra's engine with tokens and recipes of our own only: nothing that no screen uses is shipped. */
export const theme = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: "sc",
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, recipes, layerStyles, keyframes },
  }),
);
