import { Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/forms/Form";
import { useFormValues } from "../../ui/forms/useFormValues";
import { NewPasswordField } from "../accounts/NewPasswordField";
import { clearToken } from "../accounts/tokenStore";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { RemovePasskeys } from "./RemovePasskeys";
import { usePasskeysOfLink } from "./usePasskeysOfLink";
import { useRecovery } from "./useRecovery";
import { takeWish } from "./wish";
import * as texts from "./texts";

const fields = ["newPassword"];

/** Sets a new password with the token of the link, and leads to the login page. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { values, bind, set } = useFormValues({ newPassword: "", removePasskeys: true });
  const { passkeys, ended } = usePasskeysOfLink(token);
  const load = useRecovery();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const perform = useCallback(
    async (input: { newPassword: string; removePasskeys: boolean }) => {
      const { client, setPassword } = await load();
      await setPassword(client, { token, ...input });
      // Every session of the account has ended, one in this browser too.
      clearToken();
      await navigate(paths.login, { replace: true, state: takeWish() });
      alerts.success(texts.passwordChanged);
    },
    [load, navigate, alerts, token],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  if (ended) return <Text role="alert">{ended.messages.join(" ")}</Text>;
  return (
    <Form label={texts.choosePassword} isPending={isPending} errors={problem?.fields} onSubmit={() => run(values)}>
      <NewPasswordField {...bind("newPassword")} label={texts.newPassword} hint={texts.passwordHint} />
      <RemovePasskeys
        passkeys={passkeys}
        isChecked={values.removePasskeys}
        onCheckedChange={(removePasskeys) => set({ removePasskeys })}
      />
      <Button type="submit" variant="primary" size="lg" isPending={isPending}>
        {texts.changePassword}
      </Button>
    </Form>
  );
}
