import { isolate } from "../validation/text";
import type { MailContent } from "./MailContent";
import { quoteText } from "./quoteText";

/** Plain text for mail programs that show no HTML. Each link has a line of its own, so that no other text becomes part of it. */
export function renderText(content: MailContent, siteUrl: string): string {
  const { name, paragraphs, quote, sections = [], action, notes, links = [] } = content;
  const parts = sections.flatMap(({ title, lines }) => [
    title.toUpperCase(),
    ...lines.map(({ text, url }) => `${text}\n${url}`),
  ]);
  const link = action ? [linkOf(action)] : [];
  const foot = [`--\nStudy Circle · ${siteUrl}`, ...links.map(linkOf)];
  return (
    [greetingOf(name), ...paragraphs, ...(quote ? [quoteText(quote)] : []), ...parts, ...link, ...notes, ...foot].join(
      "\n\n",
    ) + "\n"
  );
}

const linkOf = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`;

const greetingOf = (name: string | null) => (name === null ? "Hi," : `Hi ${isolate(name)},`);
