import { Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../ui/Button";
import { fill } from "../../ui/fill";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useFormValues } from "../../ui/forms/useFormValues";
import { useTakeLostFocus } from "../../ui/forms/useTakeLostFocus";
import { useAction } from "../alerts/useAction";
import { describeWait } from "./describeWait";
import { useRecovery } from "./useRecovery";
import { useWait } from "./useWait";
import { keepWish } from "./wish";
import * as texts from "./texts";

const fields = ["email"];

/** Asks for the address; then says where the mail went, and when another one can go. */
export function ForgotPasswordForm() {
  const { values, bind } = useFormValues({ email: "" });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { seconds, start } = useWait();
  const load = useRecovery();
  const { state } = useLocation();
  const perform = useCallback(
    async (email: string) => {
      const { client, requestReset } = await load();
      start(await requestReset(client, email));
      setSentTo(email);
      keepWish(state);
    },
    [load, start, state],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  const mustWait = seconds > 0 && sentTo === values.email;
  const wait = useTakeLostFocus<HTMLParagraphElement>(mustWait);
  return (
    <Form
      label={texts.forgotPassword}
      isPending={isPending}
      errors={problem?.fields}
      onSubmit={() => run(values.email)}
    >
      <TextField {...bind("email")} label={texts.emailAddress} type="email" autoComplete="username" isRequired />
      <div role="status">
        {sentTo && (
          <Text bg="success.soft" borderRadius="md" padding="4" overflowWrap="anywhere">
            {fill(texts.linkSent, { address: <bdi>{sentTo}</bdi> })}
          </Text>
        )}
      </div>
      {mustWait ? (
        <Text ref={wait} tabIndex={-1} color="fg.muted">
          {texts.nextMailIn(describeWait(seconds))}
        </Text>
      ) : (
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {sentTo ? texts.sendAgain : texts.sendLink}
        </Button>
      )}
    </Form>
  );
}
