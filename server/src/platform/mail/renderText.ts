import type { Letter } from "./Letter";

/** Plain text for mail programs that show no HTML. A link stands on a line of its own, so that nothing joins it. */
export function renderText(letter: Letter, siteUrl: string): string {
  const { name, paragraphs, sections = [], action, notes, links = [] } = letter;
  const parts = sections.flatMap(({ title, lines }) => [
    title.toUpperCase(),
    ...lines.map(({ text, url }) => `${text}\n${url}`),
  ]);
  const link = action ? [linkOf(action)] : [];
  const foot = [`--\nStudy Circle · ${siteUrl}`, ...links.map(linkOf)];
  return [`Hi ${name},`, ...paragraphs, ...parts, ...link, ...notes, ...foot].join("\n\n") + "\n";
}

const linkOf = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`;
