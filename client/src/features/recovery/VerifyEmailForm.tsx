import { Link, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { useSession } from "../accounts/SessionProvider";
import { PressToGoOn } from "./PressToGoOn";
import { useRecovery } from "./useRecovery";
import * as texts from "./texts";

interface Props {
  token: string;
  /** Once the address is confirmed. */
  onDone(): void;
}

export function VerifyEmailForm({ token, onDone }: Props) {
  const load = useRecovery();
  const { status, retry } = useSession();
  const perform = useCallback(async () => {
    const { client, confirmAddress } = await load();
    await confirmAddress(client, token);
    // The notice that asks for it goes.
    retry();
    onDone();
  }, [load, retry, token, onDone]);
  const next =
    status === "member" ? { to: paths.dashboard, label: texts.goToPage } : { to: paths.login, label: texts.logIn };
  return (
    <PressToGoOn label={texts.confirmAddress} perform={perform}>
      <Text>{texts.addressConfirmed}</Text>
      <Link asChild minHeight="11" display="inline-flex" alignItems="center">
        <PageLink to={next.to}>{next.label}</PageLink>
      </Link>
    </PressToGoOn>
  );
}
