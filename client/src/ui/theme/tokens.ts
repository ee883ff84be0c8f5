import { defineTokens } from "@chakra-ui/react/styled-system";

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64];

/** The 4-pixel grid: step 1 is 0.25rem. */
const grid = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const columns = {
  text: { value: "44rem" },
  form: { value: "34rem" },
  wide: { value: "76rem" },
  page: { value: "var(--page-width)" },
  full: { value: "100%" },
};

export const tokens = defineTokens({
  colors: {
    paper: { value: "#faf5ec" },
    ink: { value: "#1f1d3d" },
    coral: { value: "#ff7f6a" },
    current: { value: "currentColor" },
    transparent: { value: "transparent" },
    // One colour for each interest, the same on ribbon, filter and book cover; ink is readable on all of them.
    interest: {
      coding: { value: "#7ea9ff" },
      finance: { value: "#62c58b" },
      language: { value: "#f5c04e" },
      chemistry: { value: "#45c1cb" },
      art: { value: "#f18dc6" },
      medicine: { value: "#a9cd54" },
      physics: { value: "#b096f7" },
    },
  },
  fonts: {
    heading: { value: "'Bricolage Grotesque', 'Bricolage Fallback', ui-sans-serif, system-ui, sans-serif" },
    body: { value: "'Figtree', 'Figtree Fallback', ui-sans-serif, system-ui, sans-serif" },
  },
  fontSizes: {
    sm: { value: "0.875rem" },
    md: { value: "1rem" },
    lg: { value: "1.25rem" },
    xl: { value: "1.625rem" },
    "2xl": { value: "clamp(1.875rem, 1.4rem + 2vw, 2.5rem)" },
    "3xl": { value: "clamp(2.375rem, 1.5rem + 4vw, 4rem)" },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
  lineHeights: { tight: { value: 1.1 }, snug: { value: 1.3 }, normal: { value: 1.6 } },
  spacing: grid,
  sizes: { ...grid, ...columns },
  radii: {
    sm: { value: "0.5rem" },
    md: { value: "0.875rem" },
    lg: { value: "1.25rem" },
    xl: { value: "2rem" },
    full: { value: "9999px" },
  },
  zIndex: { docked: { value: 10 }, sticky: { value: 1100 }, skipNav: { value: 1600 }, toast: { value: 1700 } },
  durations: { fast: { value: "120ms" }, normal: { value: "200ms" }, slow: { value: "400ms" } },
  easings: { out: { value: "cubic-bezier(0.2, 0.7, 0.2, 1)" } },
});

export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1600px" };
