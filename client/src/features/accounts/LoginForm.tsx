import { Link } from "@chakra-ui/react";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useFormValues } from "../../ui/forms/useFormValues";
import { useAction } from "../alerts/useAction";
import { servicePart } from "../../shared/service/servicePart";
import { PasskeyLogin } from "./PasskeyLogin";
import type { Suspension } from "./readSuspension";
import { clearToken } from "./tokenStore";
import { useAccountService } from "./useAccountService";
import { useOneSignIn } from "./useOneSignIn";
import * as texts from "./texts";

const DemoHint = servicePart(() => import("./DemoHint").then((module) => module.DemoHint));

const ComeBack = servicePart(() => import("./comeBack/ComeBack").then((module) => module.ComeBack));

const blank = { email: "", password: "" };
const fields = Object.keys(blank);

interface Props {
  /** Takes over when a suspended member has proved who they are; without it, they read why they cannot log in. */
  onSuspended?: (suspension: Suspension) => void;
}

export function LoginForm({ onSuspended }: Props) {
  const { state } = useLocation();
  const { values, bind, set } = useFormValues(blank);
  const oneSignIn = useOneSignIn(onSuspended);
  const { isSigningIn, signIn, leaver, forgetLeaver } = oneSignIn;
  const loadAccounts = useAccountService();
  const perform = useCallback(
    async (input: typeof values) => {
      try {
        await signIn(async () => {
          const { client, logIn } = await loadAccounts();
          return logIn(client, input);
        });
      } catch (error) {
        clearToken();
        throw error;
      }
    },
    [loadAccounts, signIn],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  const tryDemo = (account: typeof blank) => {
    set(account);
    void run(account);
  };
  return (
    <>
      {leaver && <ComeBack leaver={leaver} signIn={signIn} onClose={forgetLeaver} fallback={null} />}
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
        <Button type="submit" variant="primary" size="lg" isPending={isPending} disabled={isSigningIn && !isPending}>
          {texts.login}
        </Button>
        <Link asChild alignSelf="center" minHeight="11" display="inline-flex" alignItems="center">
          <PageLink to={paths.forgotPassword} state={state}>
            {texts.forgotPassword}
          </PageLink>
        </Link>
        <PasskeyLogin {...oneSignIn} />
        <DemoHint onUse={tryDemo} fallback={null} />
      </Form>
    </>
  );
}
