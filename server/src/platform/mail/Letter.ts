/** The content of a mail. Its HTML and its plain text say the same. */
export interface Letter {
  subject: string;
  /** How the recipient is addressed. */
  name: string;
  paragraphs: readonly string[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** Below the button: how long it works, and what to do when the mail was not expected. */
  notes: readonly string[];
}
