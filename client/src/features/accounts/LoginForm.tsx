import { Link } from "@chakra-ui/react";
import { useCallback } from "react";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useFormValues } from "../../ui/forms/useFormValues";
import { useAction } from "../alerts/useAction";
import { servicePart } from "../../shared/service/servicePart";
import { PasskeyLogin } from "./PasskeyLogin";
import { useSession } from "./SessionProvider";
import { clearToken } from "./tokenStore";
import { useAccountService } from "./useAccountService";
import * as texts from "./texts";

const DemoHint = servicePart(() => import("./DemoHint").then((module) => module.DemoHint));

const blank = { email: "", password: "" };
const fields = Object.keys(blank);

export function LoginForm() {
  const { values, bind, set } = useFormValues(blank);
  const { begin } = useSession();
  const loadAccounts = useAccountService();
  const perform = useCallback(
    async (input: typeof values) => {
      try {
        const { client, logIn } = await loadAccounts();
        const answer = await logIn(client, input);
        if (answer) await begin(answer);
      } catch (error) {
        clearToken();
        throw error;
      }
    },
    [loadAccounts, begin],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  return (
    <Form label={texts.login} isPending={isPending} errors={problem?.fields} onSubmit={() => run(values)}>
      <TextField
        {...bind("email")}
        label={texts.emailAddress}
        type="email"
        autoComplete="username webauthn"
        isRequired
      />
      <TextField
        {...bind("password")}
        label={texts.password}
        type="password"
        autoComplete="current-password"
        minLength={6}
        isRequired
      />
      <Button type="submit" variant="primary" size="lg" isPending={isPending}>
        {texts.login}
      </Button>
      <Link asChild alignSelf="center" minHeight="11" display="inline-flex" alignItems="center">
        <PageLink to={paths.forgotPassword}>{texts.forgotPassword}</PageLink>
      </Link>
      <PasskeyLogin />
      <DemoHint onUse={set} fallback={null} />
    </Form>
  );
}
