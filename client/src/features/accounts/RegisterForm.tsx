import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useFormValues } from "../../ui/forms/useFormValues";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { newPassword, NewPasswordField } from "./NewPasswordField";
import { useSession } from "./SessionProvider";
import { clearToken } from "./tokenStore";
import { useAccountService } from "./useAccountService";
import { wantedPath } from "./wantedPath";
import * as texts from "./texts";

const blank = { name: "", email: "", password: "", confirmation: "" };
const fields = Object.keys(blank);

interface Props {
  /** From the link in a mail; null: they come without one. */
  invitation: string | null;
}

export function RegisterForm({ invitation }: Props) {
  const { values, bind } = useFormValues(blank);
  const alerts = useAlerts();
  const { run, isPending, problem } = useAction(useRegister(invitation), { fields });
  const submit = () => {
    if (values.password !== values.confirmation) return alerts.danger(texts.passwordsDiffer);
    return run(values);
  };
  return (
    <Form label={texts.register} isPending={isPending} errors={problem?.fields} onSubmit={submit}>
      <TextField {...bind("name")} label={texts.name} autoComplete="name" maxLength={80} isRequired />
      <TextField
        {...bind("email")}
        label={texts.emailAddress}
        type="email"
        autoComplete="email"
        hint={texts.gravatarHint}
        isRequired
      />
      <NewPasswordField {...bind("password")} label={texts.password} hint={texts.passwordHint} owner={values} />
      <TextField {...bind("confirmation")} label={texts.confirmPassword} {...newPassword} />
      <Button type="submit" variant="primary" size="lg" isPending={isPending}>
        {texts.register}
      </Button>
    </Form>
  );
}

/** Begins the session; then they go where they wanted to, or to the first questions. */
function useRegister(invitation: string | null) {
  const { begin } = useSession();
  const loadAccounts = useAccountService();
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(
    async ({ name, email, password }: typeof blank) => {
      try {
        const { client, register } = await loadAccounts();
        const answer = await register(client, {
          name,
          email,
          password,
          ...(invitation === null ? {} : { invitation }),
        });
        if (!answer) return;
        if (wantedPath(state) === null)
          await navigate("", { replace: true, state: { from: paths.welcome }, flushSync: true });
        await begin(answer);
      } catch (error) {
        clearToken();
        throw error;
      }
    },
    [loadAccounts, begin, navigate, state, invitation],
  );
}
