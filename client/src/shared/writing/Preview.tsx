import { chakra, Text } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { Failed } from "../../ui/feedback/Failed";
import { loadParser, useParser } from "../markup/useFormatted";
import { needsMarkup } from "../markup/needsMarkup";
import { MemberText } from "../MemberText";
import type { WrittenMention } from "../mentions/mentions";
import * as texts from "../texts";

interface Props {
  id: string;
  text: string;
  mentions?: readonly WrittenMention[] | undefined;
}

/** The message as others will read it, while it is typed. */
export function Preview({ id, text, mentions }: Props) {
  const shown = useDeferredValue(text);
  const { error } = useParser(needsMarkup(shown));
  return (
    <chakra.section id={id} aria-label={texts.preview} css={look}>
      {error ? (
        <Failed error={error} title={texts.noPreview} onRetry={loadParser} />
      ) : shown.trim() ? (
        <Message text={shown} mentions={shown === text ? mentions : undefined} />
      ) : (
        <Text color="fg.muted">{texts.nothingToPreview}</Text>
      )}
    </chakra.section>
  );
}

const anyone = { isNew: false };

function Message({ text, mentions = [] }: Omit<Props, "id">) {
  const named = mentions.map(({ userId: id, ...span }) => ({
    ...span,
    user: { id, name: text.slice(span.start + 1, span.start + span.length) },
  }));
  return (
    <MemberText isFormatted author={anyone} mentions={named}>
      {text}
    </MemberText>
  );
}

const look = {
  marginTop: "2",
  padding: "4",
  borderWidth: "1px",
  borderStyle: "dashed",
  borderColor: "border.strong",
  borderRadius: "md",
} as const;
