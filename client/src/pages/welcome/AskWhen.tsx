import { Box, chakra, Text } from "@chakra-ui/react";
import { AvailabilityField } from "../../features/profiles/availability/AvailabilityField";
import { WeekPainter } from "../../features/profiles/availability/WeekPainter";
import { TimeZoneField } from "../../features/profiles/form/TimeZoneField";
import { useSaveWishes, type Wishes } from "../../features/profiles/wishes/useWishes";
import { useDraft } from "../../ui/forms/useDraft";
import { QuestionForm } from "./QuestionForm";
import * as texts from "./texts";

interface Props {
  userId: string;
  wishes: Wishes;
  back: string;
  onNext(): void;
}

export function AskWhen({ userId, wishes, back, onNext }: Props) {
  const { timeZone, availability } = wishes;
  const draft = useDraft(`when to study of ${userId}`, { timeZone, availability });
  const save = useSaveWishes();
  const { values, set } = draft;
  return (
    <QuestionForm
      label={texts.whenToStudy}
      fields={["timeZone", "availability"]}
      isAnswered={draft.isChanged}
      back={back}
      onSave={() => save(values)}
      onNext={() => {
        draft.forget();
        onNext();
      }}
    >
      <TimeZoneField value={values.timeZone} onValueChange={(zone) => set({ timeZone: zone })} />
      <Box>
        <Text marginBottom="3">{texts.usualHours}</Text>
        <WeekPainter hours={values.availability} onHoursChange={(hours) => set({ availability: hours })} />
        <chakra.details marginTop="4">
          <chakra.summary css={foldLook}>{texts.exactHours}</chakra.summary>
          <AvailabilityField hours={values.availability} onHoursChange={(hours) => set({ availability: hours })} />
        </chakra.details>
      </Box>
    </QuestionForm>
  );
}

const foldLook = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "11",
  fontWeight: "semibold",
  cursor: "pointer",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;
