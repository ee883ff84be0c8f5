import { Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useSuspendMemberMutation } from "../../../generated/administrationHooks";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { SelectField, TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { cancel } from "../../../ui/texts";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";
import type { Person } from "./usePeople";

interface Props {
  person: Person;
  onSuspended(): void;
  onClose(): void;
}

const blank = { reason: "", days: "7" };
const shown = { fields: ["reason"], isShownInPlace: true } as const;
const spans = [
  ...["1", "3", "7", "30", "90", "365"].map((value) => ({ value, label: texts.forDays(Number(value)) })),
  { value: "", label: texts.untilEnded },
];

/** Asks for the reason and the time. What was typed stays, also when the dialog was closed. */
export function SuspendDialog({ person: { id, name }, onSuspended, onClose }: Props) {
  const viewerId = useSession().user?.id ?? "";
  const { values, set, bind, forget } = useDraft(`suspend-${viewerId}-${id}`, blank);
  const alerts = useAlerts();
  const [suspend] = useSuspendMemberMutation();
  const perform = useCallback(async () => {
    const { reason, days } = values;
    await suspend({ variables: { input: { memberId: id, reason, days: days === "" ? null : Number(days) } } });
    forget();
    onSuspended();
    alerts.success(texts.suspended(name));
    onClose();
  }, [suspend, values, id, name, forget, onSuspended, alerts, onClose]);
  const { run, isPending, problem } = useAction(perform, shown);
  const title = texts.suspendTitle(name);
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <Text color="fg.muted" marginBottom="5">
        {texts.suspendText}
      </Text>
      <Form label={title} isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <TextAreaField
          {...bind("reason")}
          label={texts.reasonForMember}
          maxLength={500}
          rows={3}
          dir="auto"
          data-autofocus
          isRequired
        />
        <SelectField
          name="days"
          label={texts.howLong}
          value={values.days}
          options={spans}
          onValueChange={(days) => set({ days })}
        />
        <InlineProblem problem={problem} shown={shown.fields} />
        <Flex justifyContent="flex-end" flexWrap="wrap" gap="3" marginBottom="2">
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="danger" isPending={isPending}>
            {texts.suspend}
          </Button>
        </Flex>
      </Form>
    </Modal>
  );
}
