/** Whether a text may have markup, so that its parser is worth loading. Never false for one that has. */
export const needsMarkup = (text: string): boolean =>
  /[*_`]|\]\(|^[^\S\n]*(?:>|[-+](?:\s|$)|\d{1,9}[.)](?:\s|$)|~~~)/m.test(text);
