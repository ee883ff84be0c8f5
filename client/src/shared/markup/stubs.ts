/**
 * In the place of packages that markdown-it imports for rules that are not enabled here: `vite.config.ts` puts it there. They would be
 * half of what a browser loads for a formatted text.
 */

/** `entities`: `&amp;` in an address stays as it was typed. */
export const decodeHTMLStrict = (text: string): string => text;

/** `linkify-it`: `parseMarkup` finds addresses as they are found in plain texts. */
export class LinkifyIt {}
