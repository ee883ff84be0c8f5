import { useCallback } from "react";
import { type GroupPanelFragment, useJoinGroupMutation } from "../../../generated/groupHooks";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  group: GroupPanelFragment;
  onClose(): void;
}

const maxMessageLength = 300;
const inPlace = { fields: ["message"], isShownInPlace: true } as const;
const nothing = { message: "" };

/** A few words for the people who run the group, and the request; what was typed stays until it has been sent. */
export function AskDialog({ group, onClose }: Props) {
  const { user } = useSession();
  const { bind, values, forget } = useDraft(`request of ${user?.id} to join ${group.id}`, nothing);
  const alerts = useAlerts();
  const [joinGroup] = useJoinGroupMutation();
  const perform = useCallback(async () => {
    const { data } = await joinGroup({ variables: { input: { groupId: group.id, message: values.message } } });
    forget();
    const isMember = data?.joinGroup?.viewerMembership?.state === "ACTIVE";
    alerts.success(isMember ? texts.joined : texts.requestSent, { isMoment: isMember });
    onClose();
  }, [joinGroup, group.id, values.message, forget, alerts, onClose]);
  const { run, isPending, problem } = useAction(perform, inPlace);
  return (
    <Modal isOpen title={texts.askTitle} onClose={onClose}>
      <Form isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <TextAreaField
          {...bind("message")}
          label={texts.message}
          hint={texts.messageHint}
          maxLength={maxMessageLength}
          readOnly={isPending}
          rows={3}
          dir="auto"
          data-autofocus
        />
        <InlineProblem problem={problem} shown={inPlace.fields} />
        <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-end" marginBottom="2">
          {texts.sendRequest}
        </Button>
      </Form>
    </Modal>
  );
}
