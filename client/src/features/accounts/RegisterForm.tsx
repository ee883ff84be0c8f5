import { useCallback } from "react";
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

const blank = { name: "", email: "", password: "", confirmation: "" };
const fields = Object.keys(blank);

export function RegisterForm() {
  const { values, bind } = useFormValues(blank);
  const alerts = useAlerts();
  const { run, isPending, problem } = useAction(useRegister(), { fields });
  const submit = () => {
    if (values.password !== values.confirmation) return alerts.danger("Password do not match");
    return run(values);
  };
  return (
    <Form label="Register" isPending={isPending} errors={problem?.fields} onSubmit={submit}>
      <TextField {...bind("name")} label="Name" autoComplete="name" maxLength={80} isRequired />
      <TextField
        {...bind("email")}
        label="Email Address"
        type="email"
        autoComplete="email"
        hint="This site uses Gravatar: for a profile image, use an email with a Gravatar."
        isRequired
      />
      <NewPasswordField {...bind("password")} label="Password" hint="At least 8 characters." owner={values} />
      <TextField {...bind("confirmation")} label="Confirm Password" {...newPassword} />
      <Button type="submit" variant="primary" size="lg" isPending={isPending}>
        Register
      </Button>
    </Form>
  );
}

function useRegister() {
  const { begin } = useSession();
  const loadAccounts = useAccountService();
  return useCallback(
    async ({ name, email, password }: typeof blank) => {
      try {
        const { client, register } = await loadAccounts();
        const answer = await register(client, { name, email, password });
        if (answer) await begin(answer);
      } catch (error) {
        clearToken();
        throw error;
      }
    },
    [loadAccounts, begin],
  );
}
