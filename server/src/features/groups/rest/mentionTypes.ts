import type { AppContext } from "../../../platform/context";
import { id, listOf, meaning, named, objectOf, text, whole } from "../../../platform/rest/schema";
import { mentions as limits } from "../limits";
import type { StoredMention } from "../mentions/Mention";
import { shownMentions } from "../mentions/shownMentions";

const start = whole("Where in `text` it begins, in UTF-16 code units.");
const length = { ...whole("How long it is, with its `@`, in UTF-16 code units."), minimum: 1 };

export const NamedMember = named(
  "NamedMember",
  objectOf({ id: id("The member's id."), name: text("What they are called now.", "Nia Okafor") }),
);

const Mention = named("Mention", objectOf({ start, length, user: NamedMember }));

/** Of an answer. */
export const mentions = meaning(
  "Only where the text mentions members whom the viewer sees. `text` has the names that they had when it was written.",
  listOf(Mention),
);

/** Mentions in a body. `more`: what else to say of them. */
export const sentMentions = (more = "") => ({
  schema: {
    anyOf: [
      {
        ...listOf(objectOf({ start, length, userId: id("The member's id.") })),
        maxItems: limits.perText,
      },
      { type: ["string", "null"], pattern: String.raw`^\s*$` },
    ],
    description: `Members whom the text mentions, at most ${limits.perText}, each by \`@\` and their present name in the text.${more}`,
  },
  read: (value: unknown) => value,
});

/** Only where there are some. */
export async function presentMentions(ctx: AppContext, stored: readonly StoredMention[]) {
  const shown = await shownMentions(ctx, stored);
  return shown.length > 0 ? { mentions: shown.map(presentMention) } : {};
}

const presentMention = ({ start, length, user }: Awaited<ReturnType<typeof shownMentions>>[number]) => ({
  start,
  length,
  user: { id: user.id, name: user.name },
});
