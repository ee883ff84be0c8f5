import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "./MailContent";
import { MailPage } from "./MailPage";
import { renderText } from "./renderText";

/** Both forms of a mail. */
export function renderMail(content: MailContent, siteUrl: string): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(MailPage, { content, siteUrl }));
  return { html: `<!doctype html>${markup}`, text: renderText(content, siteUrl) };
}
