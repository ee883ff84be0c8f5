import { Link, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { paths } from "../../shared/paths";
import { useServiceSource } from "../../shared/service/ServiceContext";
import { Button } from "../../ui/Button";
import { fill } from "../../ui/fill";
import { Form } from "../../ui/forms/Form";
import { PageLink } from "../../ui/navigation/PageLink";
import { useAction } from "../alerts/useAction";
import { timeAt } from "../../shared/time/formatDate";
import type { DeclinedDate } from "./declineService";
import * as texts from "./texts";

/** Declines at a press: opening the link does nothing yet, since mail scanners open links too. */
export function DeclineForm({ token }: { token: string }) {
  const { load } = useServiceSource();
  const [declined, setDeclined] = useState<DeclinedDate | null>(null);
  const perform = useCallback(async () => {
    const [{ client }, { decline }] = await Promise.all([load(), import("./declineService")]);
    setDeclined(await decline(client, token));
  }, [load, token]);
  const { run, isPending } = useAction(perform);
  if (!declined) {
    return (
      <Form label={texts.decline} isPending={isPending} onSubmit={run}>
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {texts.decline}
        </Button>
      </Form>
    );
  }
  return (
    <div role="status">
      <Text overflowWrap="anywhere">
        {fill(texts.declined, { title: <bdi key="title">{declined.title}</bdi>, ...whenOf(declined) })}
      </Text>
      <Link asChild minHeight="11" display="inline-flex" alignItems="center">
        <PageLink to={paths.landing}>{texts.toStudyCircle}</PageLink>
      </Link>
    </div>
  );
}

/** In the time of this device. */
function whenOf({ startsAt }: DeclinedDate): { day: string; time: string } {
  const at = new Date(startsAt);
  return {
    day: at.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" }),
    time: timeAt(at.getTime()),
  };
}
