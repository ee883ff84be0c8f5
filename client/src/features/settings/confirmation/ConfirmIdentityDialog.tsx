import { useApolloClient } from "@apollo/client/react";
import { Flex, Text } from "@chakra-ui/react";
import { useCallback, useEffect } from "react";
import { type ConfirmIdentityInput, useConfirmIdentityMutation } from "../../../generated/settingsHooks";
import { passkeyObstacle } from "../../../shared/passkeySupport";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useFormValues } from "../../../ui/forms/useFormValues";
import { useSession } from "../../accounts/SessionProvider";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";
import { answerConfirmation } from "./confirmationStore";

const inPlace = { fields: ["password"], isShownInPlace: true } as const;
const close = () => answerConfirmation(false);

/** Asks for the password; what was asked for goes on as soon as it is right. */
export function ConfirmIdentityDialog() {
  const { values, bind } = useFormValues({ password: "" });
  const { status } = useSession();
  const [confirm] = useConfirmIdentityMutation();
  const perform = useCallback(
    async (input: ConfirmIdentityInput) => {
      await confirm({ variables: { input } });
      answerConfirmation(true);
    },
    [confirm],
  );
  const { run, isPending, problem } = useAction(perform, inPlace);
  const client = useApolloClient();
  const withPasskey = useAction(
    useCallback(async () => {
      const { askForPasskey } = await import("../../accounts/passkeyLogin");
      const passkey = await askForPasskey(client);
      if (passkey) await perform({ passkey });
    }, [client, perform]),
    inPlace,
  );
  useEffect(() => {
    if (status === "guest") close();
  }, [status]);
  return (
    <Modal title={texts.confirmTitle} isOpen onClose={close}>
      <Text color="fg.muted" marginBottom="5">
        {texts.confirmReason}
      </Text>
      <Form label={texts.confirmTitle} isPending={isPending} errors={problem?.fields} onSubmit={() => run(values)}>
        <TextField
          {...bind("password")}
          label={texts.password}
          type="password"
          autoComplete="current-password"
          data-autofocus
          isRequired
        />
        <InlineProblem problem={problem ?? withPasskey.problem} shown={inPlace.fields} />
        <Flex justifyContent="flex-end" flexWrap="wrap" gap="3" marginBottom="2">
          {passkeyObstacle() === null && (
            <Button variant="quiet" isPending={withPasskey.isPending} onClick={() => void withPasskey.run()}>
              {texts.signInWithPasskey}
            </Button>
          )}
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {texts.confirm}
          </Button>
        </Flex>
      </Form>
    </Modal>
  );
}
