import { chakra, Heading, Text } from "@chakra-ui/react";
import { Button } from "../../../ui/Button";
import { SelectField, TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { Section } from "../../../ui/page/Section";
import type { Chosen } from "../decisions/describeDecision";
import type { Case } from "./caseTypes";
import { Preview } from "./Preview";
import { RadioCards } from "../../../ui/forms/RadioCards";
import { type Decision, hasReason, useDecideForm } from "./useDecideForm";
import * as texts from "./texts";

interface Props {
  found: Case;
  /** The decision that was appealed against. */
  answered: Chosen | undefined;
  /** Somebody else changed the case while this was written. */
  isOvertaken: boolean;
  onDecided(wasOvertaken: boolean): Promise<void>;
}

const maxReasonLength = 1_000;
const maxNoteLength = 2_000;
const dayOptions = [
  ...[1, 3, 7, 14, 30, 90, 365].map((days) => ({ value: String(days), label: texts.dayCount(days) })),
  { value: "", label: texts.openEnd },
];

/** Decides about the text and its author, with a preview of what the author will read. */
export function DecideForm({ found, answered, isOvertaken, onDecided }: Props) {
  const { values, bind, set, run, isPending, problem } = useDecideForm(found, onDecided);
  const { viewerCanDecide } = found;
  const changes = values.content === "HIDE" || values.member !== "NONE";
  return (
    <Section title={texts.decide}>
      {isOvertaken && <Overtaken />}
      {!viewerCanDecide && <Text marginBottom="4">{whyNot(found)}</Text>}
      {(viewerCanDecide || isOvertaken) && (
        <chakra.fieldset disabled={!viewerCanDecide} minWidth="0">
          <Form label={texts.decide} isPending={isPending} errors={problem?.fields} onSubmit={run}>
            <Choices found={found} answered={answered} values={values} set={set} />
            {hasReason(found, values) && (
              <TextAreaField
                {...bind("reasonShown")}
                label={texts.reason}
                hint={texts.reasonHint}
                isRequired={changes}
                maxLength={maxReasonLength}
                readOnly={isPending}
                rows={4}
                dir="auto"
              />
            )}
            <TextAreaField
              {...bind("internalNote")}
              label={texts.noteForStaff}
              hint={texts.noteHint}
              maxLength={maxNoteLength}
              readOnly={isPending}
              rows={3}
              dir="auto"
            />
            <Preview found={found} answered={answered} decision={values} />
            <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-start">
              {changes || values.content === "RESTORE" ? texts.decideNow : texts.closeCase}
            </Button>
          </Form>
        </chakra.fieldset>
      )}
    </Section>
  );
}

interface ChoicesProps {
  found: Case;
  answered: Chosen | undefined;
  values: Decision;
  set(changes: Partial<Decision>): void;
}

function Choices({ found, answered, values, set }: ChoicesProps) {
  return (
    <>
      {hasContent(found) && (
        <RadioCards
          name="content"
          legend={texts.content}
          options={contentOptions(found)}
          value={values.content}
          onChoose={(content) => set({ content })}
        />
      )}
      <RadioCards
        name="member"
        legend={texts.member}
        options={memberOptions(found, answered)}
        value={values.member}
        onChoose={(member) => set({ member })}
      />
      {values.member === "SUSPEND" && (
        <SelectField
          name="days"
          label={texts.days}
          value={values.days}
          options={dayOptions}
          onValueChange={(days) => set({ days })}
        />
      )}
    </>
  );
}

function Overtaken() {
  return (
    <chakra.div role="alert" bg="danger.soft" borderRadius="md" padding="4" marginBottom="4">
      <Heading as="h3" fontSize="md" color="danger.text">
        {texts.conflictTitle}
      </Heading>
      <Text marginTop="1">{texts.conflictText}</Text>
    </chakra.div>
  );
}

/** A profile and a request have no text that could be hidden. */
const hasContent = ({ kind }: Case) => kind !== "PROFILE" && kind !== "BUDDY_REQUEST";

function whyNot({ obstacle }: Case): string {
  if (obstacle === "OWN") return texts.ownCase;
  return obstacle === "STAFF" ? texts.staffCase : texts.isDecided;
}

const contentOptions = ({ isHidden }: Case) => [
  { value: "KEEP" as const, label: isHidden ? texts.keepHidden : texts.keep },
  isHidden
    ? { value: "RESTORE" as const, label: texts.restore, hint: texts.restoreHint }
    : { value: "HIDE" as const, label: texts.hide, hint: texts.hideHint },
];

const hints = { NONE: undefined, WARN: texts.takesWarningBack, SUSPEND: texts.endsSuspension };

const memberOptions = ({ authorName }: Case, answered: Chosen | undefined) => [
  { value: "NONE" as const, label: texts.nothing, hint: hints[answered?.member ?? "NONE"] },
  ...(authorName === null
    ? []
    : [
        { value: "WARN" as const, label: texts.warn },
        { value: "SUSPEND" as const, label: texts.suspend },
      ]),
];
