import { chakra, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { DecisionLineFragment } from "../../../generated/decisionHooks";
import { formatMoment, formatTime } from "../../../shared/time/formatDate";
import { MemberText } from "../../../shared/MemberText";
import { Appeal } from "./Appeal";
import { DecisionMessage } from "./DecisionMessage";
import { Quote } from "./Quote";
import * as texts from "./texts";

interface Props {
  decision: DecisionLineFragment;
  /** Of a suspended member, who has no session. */
  limitedToken?: string | undefined;
}

/** One decision about the viewer, what it was about, and what they can do. */
export function Decision({ decision, limitedToken }: Props) {
  const titleId = useId();
  const { id, text, createdAt } = decision;
  return (
    <chakra.article
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      layerStyle="card"
      padding={{ base: "5", md: "6" }}
      scrollMarginTop="24"
    >
      <Text color="fg.muted" fontSize="sm" marginBottom="2">
        {texts.decidedOn}{" "}
        <time dateTime={createdAt} title={formatTime(Date.parse(createdAt))}>
          {formatMoment(createdAt)}
        </time>
      </Text>
      <DecisionMessage decision={decision} titleId={titleId} />
      {text && (
        <chakra.figure marginTop="4">
          <chakra.figcaption color="fg.muted" fontSize="sm" marginBottom="1">
            {texts.itWas}
          </chakra.figcaption>
          <Quote>
            <MemberText lines={6}>{text}</MemberText>
          </Quote>
        </chakra.figure>
      )}
      <Appeal decision={decision} limitedToken={limitedToken} />
    </chakra.article>
  );
}
