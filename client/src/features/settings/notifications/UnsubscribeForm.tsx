import { Link, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { paths } from "../../../shared/paths";
import { useServiceSource } from "../../../shared/service/ServiceContext";
import { Button } from "../../../ui/Button";
import { Form } from "../../../ui/forms/Form";
import { PageLink } from "../../../ui/navigation/PageLink";
import { useAction } from "../../alerts/useAction";
import type { Stopped } from "./unsubscribeService";
import * as texts from "./texts";

/** Stops the mails at a press: opening the link does nothing yet, since mail scanners open links too. */
export function UnsubscribeForm({ token }: { token: string }) {
  const { load } = useServiceSource();
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const perform = useCallback(async () => {
    const [{ client }, { stopMails }] = await Promise.all([load(), import("./unsubscribeService")]);
    setStopped(await stopMails(client, token));
  }, [load, token]);
  const { run, isPending } = useAction(perform);
  if (!stopped) {
    return (
      <Form label={texts.stopMails} isPending={isPending} onSubmit={run}>
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {texts.stopMails}
        </Button>
      </Form>
    );
  }
  return (
    <div role="status">
      <Text>{describe(stopped)}</Text>
      <Link asChild minHeight="11" display="inline-flex" alignItems="center">
        <PageLink to={paths.notificationSettings}>{texts.chooseMails}</PageLink>
      </Link>
    </div>
  );
}

function describe({ isGroup, label }: Stopped): string {
  if (isGroup) return texts.groupMuted;
  return label ? texts.kindStopped(label) : texts.digestsStopped;
}
