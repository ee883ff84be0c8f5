import { chakra, Text } from "@chakra-ui/react";
import type { VerdictFragment } from "../../../generated/staffHooks";
import { MemberText } from "../../../shared/MemberText";
import { Section } from "../../../ui/page/Section";
import { DecisionMessage } from "../decisions/DecisionMessage";
import type { Chosen } from "../decisions/describeDecision";
import { Quote } from "../decisions/Quote";
import type { File } from "./caseTypes";
import { Moment } from "./Moment";
import * as texts from "./texts";

/** What was decided in this case so far. The second decision is the answer to an appeal against the first. */
export function DecidedSoFar({ decisions }: Pick<File, "decisions">) {
  if (decisions.length === 0) return null;
  return (
    <Section title={texts.soFar}>
      <chakra.ul display="flex" flexDirection="column" gap="6">
        {decisions.map((verdict, index) => (
          <chakra.li key={verdict.decision.id}>
            <Verdict verdict={verdict} answered={decisions[index + 1]?.decision} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

/** What was decided about the member in other cases. */
export function DecidedElsewhere({ decisionsElsewhere }: Pick<File, "decisionsElsewhere">) {
  return (
    <Section title={texts.elsewhere}>
      {decisionsElsewhere.length === 0 && <Text color="fg.muted">{texts.noneElsewhere}</Text>}
      <chakra.ul display="flex" flexDirection="column" gap="6">
        {decisionsElsewhere.map((verdict) => (
          <chakra.li key={verdict.decision.id}>
            <Verdict verdict={verdict} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

interface VerdictProps {
  verdict: VerdictFragment;
  answered?: Chosen | undefined;
}

function Verdict({ verdict: { decision, internalNote }, answered }: VerdictProps) {
  const { appeal, createdAt } = decision;
  return (
    <>
      <Text color="fg.muted" fontSize="sm">
        <Moment at={createdAt} />
      </Text>
      <DecisionMessage decision={decision} answered={answered} />
      {internalNote && <Said label={texts.internalNote}>{internalNote}</Said>}
      {appeal && <Said label={texts.appealed}>{appeal}</Said>}
    </>
  );
}

const Said = ({ label, children }: { label: string; children: string }) => (
  <chakra.figure marginTop="3">
    <chakra.figcaption color="fg.muted" fontSize="sm" marginBottom="1">
      {label}
    </chakra.figcaption>
    <Quote>
      <MemberText lines={8}>{children}</MemberText>
    </Quote>
  </chakra.figure>
);
