import type { Letter } from "./Letter";

/** Plain text for mail programs that show no HTML. A link stands on a line of its own, so that nothing joins it. */
export function renderText({ name, paragraphs, action, notes }: Letter, siteUrl: string): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [`Hi ${name},`, ...paragraphs, ...link, ...notes, `--\nStudy Circle · ${siteUrl}`].join("\n\n") + "\n";
}
