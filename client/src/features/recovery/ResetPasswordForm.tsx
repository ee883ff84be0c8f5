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
import { useRecovery } from "./useRecovery";

const fields = ["newPassword"];

/** Sets a new password with the token of the link, and leads to the login page. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { values, bind } = useFormValues({ newPassword: "" });
  const load = useRecovery();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const perform = useCallback(
    async (newPassword: string) => {
      const { client, setPassword } = await load();
      await setPassword(client, { token, newPassword });
      // Every session of the account has ended, one in this browser too.
      clearToken();
      await navigate(paths.login, { replace: true });
      alerts.success("Your password is changed. Log in with the new one.");
    },
    [load, navigate, alerts, token],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  return (
    <Form
      label="Choose a new password"
      isPending={isPending}
      errors={problem?.fields}
      onSubmit={() => run(values.newPassword)}
    >
      <NewPasswordField {...bind("newPassword")} label="New password" hint="At least 8 characters." />
      <Button type="submit" variant="primary" size="lg" isPending={isPending}>
        Change password
      </Button>
    </Form>
  );
}
