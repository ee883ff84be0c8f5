import { useCallback, useState } from "react";
import { useReportMutation } from "../../generated/moderationHooks";
import { newIdempotencyKey } from "../../shared/newIdempotencyKey";
import { Button } from "../../ui/Button";
import { Modal } from "../../ui/feedback/Modal";
import { readProblem } from "../../ui/feedback/problem";
import { SelectField, TextAreaField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useDraft } from "../../ui/forms/useDraft";
import { useSession } from "../accounts/SessionProvider";
import { InlineProblem } from "../alerts/InlineProblem";
import { useAction } from "../alerts/useAction";
import { ReportDone } from "./ReportDone";
import type { Reportable } from "./reportable";
import * as texts from "./texts";

interface Props extends Pick<Reportable, "kind" | "id"> {
  onClose(): void;
}

type Reason = keyof typeof texts.reasons;

const maxNoteLength = 1_000;
const inPlace = { fields: ["reason", "note"], isShownInPlace: true } as const;
const blank: { reason: Reason; note: string } = { reason: "SPAM", note: "" };
const options = Object.entries(texts.reasons).map(([value, label]) => ({ value: value as Reason, label }));

/** Why, and a few words for the moderators. Sending it twice is reporting once. */
export function ReportDialog({ kind, id, onClose }: Props) {
  const { user } = useSession();
  const { values, bind, set, forget } = useDraft(`report of ${kind} ${id} by ${user?.id}`, blank);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [done, setDone] = useState<"sent" | "before" | null>(null);
  const [report] = useReportMutation();
  const perform = useCallback(async () => {
    const key = `${idempotencyKey}${values.reason}`.slice(0, 64);
    try {
      await report({ variables: { input: { kind, id, ...values, idempotencyKey: key } } });
      forget();
      setDone("sent");
    } catch (error) {
      if (readProblem(error).code !== "CONFLICT") throw error;
      setDone("before");
    }
  }, [report, kind, id, values, idempotencyKey, forget]);
  const { run, isPending, problem } = useAction(perform, inPlace);
  if (done) return <ReportDone isNew={done === "sent"} onClose={onClose} />;
  return (
    <Modal isOpen title={texts.reportTitles[kind]} onClose={onClose}>
      <Form isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <SelectField
          name="reason"
          label={texts.reason}
          value={values.reason}
          options={options}
          onValueChange={(reason) => set({ reason })}
        />
        <TextAreaField
          {...bind("note")}
          label={texts.note}
          hint={texts.noteHint}
          maxLength={maxNoteLength}
          readOnly={isPending}
          rows={4}
          dir="auto"
        />
        <InlineProblem problem={problem} shown={inPlace.fields} />
        <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-end" marginBottom="2">
          {texts.sendReport}
        </Button>
      </Form>
    </Modal>
  );
}
