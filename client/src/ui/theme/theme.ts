import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { globalCss, keyframes } from "./globalCss";
import { layerStyles, recipes } from "./recipes";
import { semanticTokens } from "./semanticTokens";
import { breakpoints, tokens } from "./tokens";

/** All of Chakra's style props, with tokens and recipes of our own only: no screen uses another. */
export const theme = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: "sc",
    globalCss,
    theme: { breakpoints, tokens, semanticTokens, recipes, layerStyles, keyframes },
  }),
);
