/** The content of a mail. Its HTML and its plain text say the same. */
export interface MailContent {
  subject: string;
  /** How the recipient is addressed. null to an address that nobody has confirmed: the name may be a stranger's words. */
  name: string | null;
  paragraphs: readonly string[];
  /** What a member wrote, with its markup. */
  quote?: string | null;
  /** Events under headings; each line links to its page. */
  sections?: readonly { title: string; lines: readonly { text: string; url: string }[] }[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** Below the button: for how long it works, and what to do with an unexpected mail. */
  notes: readonly string[];
  /** In the footer, after the link to the site. */
  links?: readonly { label: string; url: string }[];
}
