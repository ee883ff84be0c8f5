import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter } from "./Letter";
import { MailPage } from "./MailPage";
import { renderText } from "./renderText";

/** Both forms of a mail. */
export function renderMail(letter: Letter, siteUrl: string): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(MailPage, { letter, siteUrl }));
  return { html: `<!doctype html>${markup}`, text: renderText(letter, siteUrl) };
}
