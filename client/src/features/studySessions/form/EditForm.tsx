import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type OccurrencePageFragment, useUpdateStudySessionMutation } from "../../../generated/sessionHooks";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";
import { describeChange } from "./describeChange";
import { changesDates, fieldNames, type Plan, toPlan, toUpdateInput } from "./plan";
import { SessionFields } from "./SessionFields";

interface Props {
  userId: string;
  session: OccurrencePageFragment["session"];
  occurrenceId: string;
}

const inForm = { fields: fieldNames };

/** Changes a session. Another time for many dates first says which of them follow, and which stay. */
export function EditForm({ userId, session, occurrenceId }: Props) {
  const [before] = useState(() => toPlan(session));
  const { values, set, forget } = useDraft<Plan>(`edit of session ${session.id} of ${userId}`, before);
  const { run, isPending, problem } = useUpdate(session.id, occurrenceId, before, values, forget);
  const { ask, dialog } = useConfirm(run);
  const isSeries = session.repeats.frequency !== "NONE";
  const asksFirst = isSeries && changesDates(toUpdateInput(session.id, before, values));
  return (
    <>
      <Form
        label={texts.editTitle}
        isPending={isPending}
        errors={problem?.fields}
        onSubmit={() => (asksFirst ? ask() : run())}
      >
        <SessionFields
          plan={values}
          onChange={set}
          zone={session.timeZone}
          earliest={null}
          isOfGroup={session.group !== null}
          isExisting
        />
        <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-start">
          {texts.save}
        </Button>
      </Form>
      <ConfirmDialog title={texts.changeDates} confirmLabel={texts.changeThem} isPending={isPending} {...dialog}>
        {describeChange(session, before, values, session.group !== null)}
      </ConfirmDialog>
    </>
  );
}

function useUpdate(sessionId: string, occurrenceId: string, before: Plan, values: Plan, forget: () => void) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [updateSession] = useUpdateStudySessionMutation();
  const perform = useCallback(async () => {
    await updateSession({ variables: { input: toUpdateInput(sessionId, before, values) } });
    forget();
    alerts.success(texts.saved);
    void navigate(paths.occurrence(occurrenceId));
  }, [updateSession, sessionId, occurrenceId, before, values, forget, alerts, navigate]);
  return useAction(perform, inForm);
}
