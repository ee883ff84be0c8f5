import { defineSemanticTokens } from "@chakra-ui/react/styled-system";

const mode = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Colours and shadows by purpose, in the light and the dark theme. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: mode("{colors.paper}", "#181120"),
      surface: mode("#fffdf9", "#251a31"),
      subtle: mode("#f2eadc", "#33253f"),
      strong: mode("#e7dccb", "#453354"),
      // The background of illustrations: light enough for their dark outlines in the dark theme, too.
      picture: mode("#ffe9cc", "#7d6591"),
    },
    fg: {
      DEFAULT: mode("{colors.ink}", "#f6f0e5"),
      muted: mode("#59566f", "#c9bdd3"),
      onAccent: { value: "{colors.ink}" },
      onDanger: mode("#ffffff", "#2b0d0f"),
    },
    border: {
      DEFAULT: mode("#e4d8c4", "#46364f"),
      strong: mode("#8b8494", "#9a89a8"),
    },
    accent: {
      DEFAULT: { value: "{colors.coral}" },
      hover: mode("#ff9684", "#ff9684"),
      text: mode("#b0382a", "#ff9d8c"),
      soft: mode("#ffe7e1", "#4c2936"),
    },
    success: { text: mode("#1f6b45", "#7fd8a6"), soft: mode("#ddf2e4", "#1d3a33") },
    // What informs, without asking for attention as the accent does.
    notice: { soft: mode("#e6e8f7", "#2d3157") },
    danger: {
      DEFAULT: mode("#b3261e", "#ff8d87"),
      hover: mode("#94190f", "#ffa6a1"),
      text: mode("#a8231b", "#ff9c96"),
      soft: mode("#fde5e2", "#4a2230"),
    },
    focus: mode("#3a35a8", "#ffd27a"),
  },
  shadows: {
    card: mode(
      "0 1px 2px rgb(70 50 20 / 6%), 0 8px 24px rgb(70 50 20 / 7%)",
      "0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 30%)",
    ),
    raised: mode(
      "0 2px 6px rgb(70 50 20 / 8%), 0 18px 44px rgb(70 50 20 / 14%)",
      "0 2px 6px rgb(0 0 0 / 40%), 0 18px 44px rgb(0 0 0 / 45%)",
    ),
  },
});
