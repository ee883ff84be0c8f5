import { Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useChangeEmailMutation } from "../../generated/settingsHooks";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useDraft } from "../../ui/forms/useDraft";
import { Section } from "../../ui/page/Section";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

const fields = ["email"];

interface Props {
  me: { id: string; email?: string | null; pendingEmail?: string | null };
}

/** The new address takes effect when the link sent to it is opened. */
export function EmailForm({ me }: Props) {
  const { values, bind, reset, forget } = useDraft(`email of ${me.id}`, { email: "" });
  const alerts = useAlerts();
  const [changeEmail] = useChangeEmailMutation();
  const perform = useCallback(
    async (email: string) => {
      await changeEmail({ variables: { input: { email } } });
      forget();
      reset();
      alerts.success(texts.linkSent);
    },
    // `reset` does the same at every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [changeEmail, forget, alerts],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  return (
    <Section title={texts.emailTitle}>
      <Text overflowWrap="anywhere" marginBottom="4">
        <bdi>{me.email}</bdi>
      </Text>
      <div role="status">
        {me.pendingEmail && (
          <Text bg="notice.soft" borderRadius="md" padding="4" marginBottom="4" overflowWrap="anywhere">
            {texts.waitsFor} <bdi>{me.pendingEmail}</bdi>. {texts.untilThen}
          </Text>
        )}
      </div>
      <Form label={texts.emailTitle} isPending={isPending} errors={problem?.fields} onSubmit={() => run(values.email)}>
        <TextField
          {...bind("email")}
          label={texts.newEmail}
          hint={texts.newEmailHint}
          type="email"
          autoComplete="email"
          isRequired
        />
        <Flex>
          <Button type="submit" isPending={isPending}>
            {texts.sendLink}
          </Button>
        </Flex>
      </Form>
    </Section>
  );
}
