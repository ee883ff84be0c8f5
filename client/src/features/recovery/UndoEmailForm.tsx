import { Link, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/forms/Form";
import { PageLink } from "../../ui/navigation/PageLink";
import { clearToken } from "../accounts/tokenStore";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";
import { useRecovery } from "./useRecovery";

/** Brings an address back at a press, and then leads to a new password: somebody may know the old one. */
export function UndoEmailForm({ token }: { token: string }) {
  const load = useRecovery();
  const [isDone, setDone] = useState(false);
  const perform = useCallback(async () => {
    const { client, undoEmailChange } = await load();
    await undoEmailChange(client, token);
    clearToken();
    setDone(true);
  }, [load, token]);
  const { run, isPending } = useAction(perform);
  if (!isDone) {
    return (
      <Form label={texts.bringBack} isPending={isPending} onSubmit={run}>
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {texts.bringBack}
        </Button>
      </Form>
    );
  }
  return (
    <div role="status">
      <Text>{texts.broughtBack}</Text>
      <Link asChild minHeight="11" display="inline-flex" alignItems="center">
        <PageLink to={paths.forgotPassword}>{texts.choosePassword}</PageLink>
      </Link>
    </div>
  );
}
