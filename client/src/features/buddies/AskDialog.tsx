import { useCallback } from "react";
import { type BuddyStandingFragment, MyBuddiesDocument, useRequestBuddyMutation } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { Modal } from "../../ui/feedback/Modal";
import { TextAreaField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useDraft } from "../../ui/forms/useDraft";
import { useSession } from "../accounts/SessionProvider";
import { useAlerts } from "../alerts/AlertsProvider";
import { InlineProblem } from "../alerts/InlineProblem";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

interface Props {
  user: BuddyStandingFragment;
  onClose(): void;
}

const maxMessageLength = 300;
const inPlace = { fields: ["message"], isShownInPlace: true } as const;
const nothing = { message: "" };

/** A few words for the member, and the request; what was typed stays until it has been sent. */
export function AskDialog({ user, onClose }: Props) {
  const { user: viewer } = useSession();
  const { bind, values, forget } = useDraft(`buddy request of ${viewer?.id} to ${user.id}`, nothing);
  const alerts = useAlerts();
  const [requestBuddy] = useRequestBuddyMutation();
  const perform = useCallback(async () => {
    const input = { userId: user.id, message: values.message };
    const { data } = await requestBuddy({
      variables: { input },
      refetchQueries: [MyBuddiesDocument, "Suggestions"],
    });
    forget();
    const isLinked = data?.requestBuddy?.buddyState === "BUDDIES";
    alerts.success(isLinked ? texts.nowBuddies(user.name) : texts.requestSent(user.name));
    onClose();
  }, [requestBuddy, user, values.message, forget, alerts, onClose]);
  const { run, isPending, problem } = useAction(perform, inPlace);
  return (
    <Modal isOpen title={texts.askTitle(user.name)} onClose={onClose}>
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
