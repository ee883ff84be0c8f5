import { useState } from "react";
import type { Problem } from "../../../ui/feedback/problem";
import type { Message } from "./useMessageDraft";
import * as texts from "../texts";

type Fields = Record<string, string>;
type Sent = Pick<Message, "text" | "mentions">;

/** What the service said about which field. The form has none for mentions: it says of its text who cannot be named. */
export function useMessageErrors(problem: Problem | null, message: Sent): Fields | undefined {
  const [said, setSaid] = useState<{ problem: Problem | null; errors?: Fields }>({ problem: null });
  // Worded once, because the mentions move while the text is corrected.
  if (said.problem !== problem) setSaid({ problem, ...(problem && { errors: errorsOf(problem.fields, message) }) });
  return said.errors;
}

/** The message begins with the field, as in `mentions[0]`. */
function errorsOf(fields: Problem["fields"], { text, mentions }: Sent): Fields {
  const { mentions: message, ...others } = fields;
  if (message === undefined) return others;
  const mention = mentions[Number(/^mentions\[(\d+)\]/.exec(message)?.[1])];
  if (!mention) return { ...others, text: message };
  return { ...others, text: texts.noMention(text.slice(mention.start + 1, mention.start + mention.length)) };
}
