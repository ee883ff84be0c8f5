import { defineGlobalStyles } from "@chakra-ui/react/styled-system";
import { roomForMembers } from "../page/roomForMembers";

export const globalCss = defineGlobalStyles({
  html: {
    color: "fg",
    bg: "bg",
    lineHeight: "normal",
    scrollPaddingTop: "24",
    colorScheme: "light",
    "--page-width": "sizes.wide",
    "@media (min-width: 1600px)": { "--page-width": "92rem" },
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border",
    "&.dark": { colorScheme: "dark" },
  },
  body: { overflowX: "clip" },
  // However many dialogs are open, and however they were closed.
  "html:has(dialog:modal)": { overflow: "hidden" },
  // On a phone, focused elements scroll to a position above the bottom bar.
  "html:has([data-phone-bar])": { mdDown: { scrollPaddingBottom: "5rem" } },
  "*::placeholder": { color: "fg.muted" },
  "*::selection": { bg: "coral", color: "ink" },
  ":focus-visible": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
  // The bar is always in view: tabbing through it must not scroll the page.
  "header :is(a, button)": { scrollMarginTop: "-6rem" },
  // The reset gives every element a value of its own; a name breaks where the text around it may.
  bdi: { overflowWrap: "inherit" },
  "h1:focus, main:focus": { outline: "none" },
  // Prerendered pages are written for visitors: while a member's session is checked, visitor-only parts are hidden.
  "html[data-boot=member] :is([data-session-items], [data-for-guests])": { visibility: "hidden" },
  "html:not([data-boot=member]) [data-for-members]": { visibility: "hidden" },
  "html[data-boot=member] [data-site-name]": { mdToLg: { srOnly: true } },
  "html[data-boot=member] [data-ways-on]": { minHeight: roomForMembers },
});

export const keyframes = {
  turn: { to: { transform: "rotate(360deg)" } },
  pulse: { "50%": { opacity: 0.45 } },
  rise: { from: { opacity: 0, transform: "translateY(16px)" } },
  appear: { from: { opacity: 0 } },
  pop: { from: { opacity: 0, transform: "scale(0.2)" }, "70%": { transform: "scale(1.15)" } },
  draw: { from: { transform: "scaleX(0)" } },
};
