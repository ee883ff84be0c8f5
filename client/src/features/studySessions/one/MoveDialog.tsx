import { Flex, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { type OccurrencePageFragment, useMoveOccurrenceMutation } from "../../../generated/sessionHooks";
import { clockAt, timeAt } from "../../../shared/time/formatDate";
import { deviceZone, zoneLabel } from "../../../shared/time/timeZones";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { SelectField, TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import { durations } from "../form/WhenFields";
import * as texts from "../texts";
import { dayAt, momentAt } from "../../../shared/time/days";

interface Props {
  occurrence: OccurrencePageFragment;
  onClose(): void;
}

const inPlace = { fields: ["startsAt", "durationMinutes"], isShownInPlace: true } as const;

/** Another day and time for one date, by the clock of the device; the others stay where they are. */
export function MoveDialog({ occurrence, onClose }: Props) {
  const [today] = useState(() => dayAt(Date.now()));
  const { user } = useSession();
  const [before] = useState(() => timesOf(occurrence));
  const { values, set, bind, forget } = useDraft(`move of ${occurrence.id} by ${user?.id}`, before);
  const isSameTime = values.day === before.day && values.time === before.time;
  // The same day and time are the same moment, also of a time that comes twice that night.
  const startsAt = isSameTime ? before.startsAt : startOf(values);
  const close = () => (forget(), onClose());
  const { run, isPending, problem } = useMove(occurrence.id, startsAt, Number(values.minutes), close);
  const zone = deviceZone();
  return (
    <Modal isOpen title={texts.moveTitle} onClose={onClose}>
      <Form isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <Text color="fg.muted">{texts.moveText}</Text>
        <TextField
          {...bind("day")}
          // The service speaks of the moment, which begins with the day.
          name="startsAt"
          label={texts.date}
          type="date"
          isRequired
          min={today}
          data-autofocus
        />
        <TextField
          {...bind("time")}
          label={texts.startTime}
          hint={[zone ? texts.timeInZone(zoneLabel(zone)) : texts.timeOfDevice, secondOf(startsAt)].join("")}
          type="time"
          isRequired
        />
        <SelectField
          name="durationMinutes"
          label={texts.duration}
          value={values.minutes}
          options={durations(values.minutes)}
          onValueChange={(minutes) => set({ minutes })}
        />
        <InlineProblem problem={problem} shown={inPlace.fields} />
        <Flex justifyContent="flex-end" marginBottom="2">
          <Button type="submit" variant="primary" isPending={isPending}>
            {texts.moveIt}
          </Button>
        </Flex>
      </Form>
    </Modal>
  );
}

/** Says so where the clocks are set back that night and the time comes again. */
function secondOf(startsAt: string): string {
  const moment = Date.parse(startsAt);
  const [time, words] = [clockAt(moment), timeAt(moment)];
  return time === words ? "" : texts.isSecond(words);
}

function timesOf({ startsAt, endsAt }: OccurrencePageFragment) {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return { startsAt, day: dayAt(start), time: clockAt(start), minutes: String((end - start) / 60_000) };
}

/** The moment that is typed; what is no day or time is left to the service. */
function startOf({ day, time }: { day: string; time: string }): string {
  const moment = momentAt(day, time);
  return Number.isNaN(moment) ? "" : new Date(moment).toISOString();
}

function useMove(occurrenceId: string, startsAt: string, durationMinutes: number, onClose: () => void) {
  const alerts = useAlerts();
  const [moveOccurrence] = useMoveOccurrenceMutation();
  const perform = useCallback(async () => {
    const input = { occurrenceId, startsAt, durationMinutes };
    await moveOccurrence({ variables: { input, zone: deviceZone() || null } });
    alerts.success(texts.nowMoved);
    onClose();
  }, [moveOccurrence, occurrenceId, startsAt, durationMinutes, alerts, onClose]);
  return useAction(perform, inPlace);
}
