import { ClampedText } from "./ClampedText";
import { useFormatted } from "./markup/useFormatted";
import { splitLinks } from "./markup/splitLinks";
import { MemberLink } from "./MemberLink";

interface Props {
  children: string;
  /** Who wrote it; null while they are not there. Without it, there are no links. */
  author?: { isNew: boolean } | null | undefined;
  /** How many lines are shown before "Show more"; all of them without it. */
  lines?: number;
  /** Whether it may have emphasis, lists, quotes, code and links with a text, as messages in groups do. */
  isFormatted?: boolean;
}

/** What a member wrote, with their line breaks. Web addresses are links, but not those of new members. */
export function MemberText({ children, author, lines, isFormatted = false }: Props) {
  const text = withoutBlankEnds(children);
  const hasLinks = Boolean(author && !author.isNew);
  const formatted = useFormatted(isFormatted ? text : "", hasLinks);
  return (
    // Another element, which is measured again: the formatted text is longer or shorter.
    <ClampedText key={String(formatted === null)} lines={lines}>
      {formatted ?? (hasLinks ? <LinkedText>{text}</LinkedText> : text)}
    </ClampedText>
  );
}

const LinkedText = ({ children }: { children: string }) =>
  splitLinks(children).map(({ text, href }, index) =>
    href === null ? (
      text
    ) : (
      <MemberLink key={index} href={href}>
        {text}
      </MemberLink>
    ),
  );

/** Blank lines between paragraphs stay; those before the first and after the last word are only a hole in the card. */
const withoutBlankEnds = (text: string) => text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
