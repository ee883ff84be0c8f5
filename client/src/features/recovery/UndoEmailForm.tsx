import { Link, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { clearToken } from "../accounts/tokenStore";
import { PressToGoOn } from "./PressToGoOn";
import * as texts from "./texts";
import { useRecovery } from "./useRecovery";

/** Brings an address back, and then leads to a new password: somebody may know the old one. */
export function UndoEmailForm({ token }: { token: string }) {
  const load = useRecovery();
  const perform = useCallback(async () => {
    const { client, undoEmailChange } = await load();
    await undoEmailChange(client, token);
    clearToken();
  }, [load, token]);
  return (
    <PressToGoOn label={texts.bringBack} perform={perform}>
      <Text>{texts.broughtBack}</Text>
      <Link asChild minHeight="11" display="inline-flex" alignItems="center">
        <PageLink to={paths.forgotPassword}>{texts.choosePassword}</PageLink>
      </Link>
    </PressToGoOn>
  );
}
