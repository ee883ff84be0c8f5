/** The content of a mail. Its HTML and its plain text say the same. */
export interface Letter {
  subject: string;
  /** How the recipient is addressed. */
  name: string;
  paragraphs: readonly string[];
  /** What happened, under headings; each line leads to its page. */
  sections?: readonly { title: string; lines: readonly { text: string; url: string }[] }[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** Below the button: how long it works, and what to do when the mail was not expected. */
  notes: readonly string[];
  /** At the very end, beside the site's own. */
  links?: readonly { label: string; url: string }[];
}
