import { useCallback } from "react";
import { useLoginMutation } from "../../generated/accountHooks";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/fields";
import { Form } from "../../ui/Form";
import { useFormValues } from "../../ui/useFormValues";
import { useAction } from "../alerts/useAction";
import { DemoHint } from "./DemoHint";
import { useSession } from "./SessionProvider";
import { clearToken } from "./tokenStore";

export function LoginForm() {
  const { values, bind, set } = useFormValues({ email: "", password: "" });
  const { begin } = useSession();
  const [login] = useLoginMutation();
  const perform = useCallback(
    async (input: typeof values) => {
      try {
        const { data } = await login({ variables: { input } });
        if (data?.login) await begin(data.login);
      } catch (error) {
        clearToken();
        throw error;
      }
    },
    [login, begin],
  );
  const { run, isPending, problem } = useAction(perform);
  return (
    <Form label="Login" isPending={isPending} errors={problem?.fields} onSubmit={() => run(values)}>
      <TextField {...bind("email")} label="Email Address" type="email" autoComplete="username" isRequired />
      <TextField
        {...bind("password")}
        label="Password"
        type="password"
        autoComplete="current-password"
        minLength={6}
        isRequired
      />
      <Button type="submit" variant="primary" size="lg" isPending={isPending}>
        Login
      </Button>
      <DemoHint onUse={set} />
    </Form>
  );
}
