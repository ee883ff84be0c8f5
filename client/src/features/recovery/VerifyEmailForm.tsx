import { Link, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/forms/Form";
import { PageLink } from "../../ui/navigation/PageLink";
import { useAction } from "../alerts/useAction";
import { useSession } from "../accounts/SessionProvider";
import { useRecovery } from "./useRecovery";
import * as texts from "./texts";

/** Confirms the address at a press: opening the link does nothing yet, since mail scanners open links too. */
export function VerifyEmailForm({ token }: { token: string }) {
  const load = useRecovery();
  const { status, retry } = useSession();
  const [isDone, setDone] = useState(false);
  const perform = useCallback(async () => {
    const { client, confirmAddress } = await load();
    await confirmAddress(client, token);
    setDone(true);
    // The notice that asks for it goes.
    retry();
  }, [load, retry, token]);
  const { run, isPending } = useAction(perform);
  if (!isDone) {
    return (
      <Form label={texts.confirmAddress} isPending={isPending} onSubmit={run}>
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {texts.confirmAddress}
        </Button>
      </Form>
    );
  }
  const next =
    status === "member" ? { to: paths.dashboard, label: texts.goToPage } : { to: paths.login, label: texts.logIn };
  return (
    <div role="status">
      <Text>{texts.addressConfirmed}</Text>
      <Link asChild minHeight="11" display="inline-flex" alignItems="center">
        <PageLink to={next.to}>{next.label}</PageLink>
      </Link>
    </div>
  );
}
