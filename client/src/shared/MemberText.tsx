import { Fragment, type ReactNode, useMemo } from "react";
import { ClampedText } from "./ClampedText";
import { useFormatted } from "./markup/useFormatted";
import { splitLinks } from "./markup/splitLinks";
import { MemberLink } from "./MemberLink";
import { MentionLink } from "./mentions/MentionLink";
import { type Mention, mentionsIn } from "./mentions/mentions";

interface Props {
  children: string;
  /** Who wrote it; null while they are not there. Without it, there are no links. */
  author?: { isNew: boolean } | null | undefined;
  /** Who is named in it. */
  mentions?: readonly Mention[];
  /** The whole text, where this is the end of it: mentions have their places there. */
  whole?: string;
  /** How many lines are shown before "Show more"; all of them without it. */
  lines?: number;
  /** Whether it may have emphasis, lists, quotes, code and links with a text, as messages in groups do. */
  isFormatted?: boolean;
}

const nobody: readonly Mention[] = [];

/** What a member wrote, with their line breaks. Web addresses are links, but not those of new members. */
export function MemberText({ children, author, mentions = nobody, whole, lines, isFormatted = false }: Props) {
  const text = withoutBlankEnds(children);
  const named = useMemo(() => mentionsIn(text, whole ?? children, mentions), [text, whole, children, mentions]);
  const hasLinks = Boolean(author && !author.isNew);
  const formatted = useFormatted(isFormatted ? text : "", { hasLinks, mentions: named });
  return (
    // Another element, which is measured again: the formatted text is longer or shorter.
    <ClampedText key={String(formatted === null)} lines={lines}>
      {formatted ?? (hasLinks || named.length > 0 ? <LinkedText {...{ text, named, hasLinks }} /> : text)}
    </ClampedText>
  );
}

interface LinkedProps {
  text: string;
  named: readonly Mention[];
  hasLinks: boolean;
}

function LinkedText({ text, named, hasLinks }: LinkedProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  const add = (part: string) => parts.push(<Fragment key={end}>{hasLinks ? withLinks(part) : part}</Fragment>);
  for (const mention of named) {
    add(text.slice(end, mention.start));
    parts.push(<MentionLink key={mention.start} mention={mention} />);
    end = mention.start + mention.length;
  }
  add(text.slice(end));
  return parts;
}

const withLinks = (text: string) =>
  splitLinks(text).map(({ text, href }, index) =>
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
