import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { base } from "./base";
import { globalCss, keyframes } from "./globalCss";
import { layerStyles, recipes } from "./recipes";
import { semanticTokens } from "./semanticTokens";
import { breakpoints, tokens } from "./tokens";

/** Chakra's engine with tokens and recipes of our own only: nothing that no screen uses is shipped. */
export const theme = createSystem(
  base,
  defineConfig({
    preflight: true,
    cssVarsPrefix: "sc",
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, recipes, layerStyles, keyframes },
  }),
);
