import { type ReactNode, useCallback, useState } from "react";
import { Button } from "../../ui/Button";
import { Form } from "../../ui/forms/Form";
import { useAction } from "../alerts/useAction";

interface Props {
  label: string;
  perform(): Promise<unknown>;
  /** What stands there once it is done. */
  children: ReactNode;
}

/** What a link in a mail leads to: nothing happens before a press, since mail scanners open links too. */
export function PressToGoOn({ label, perform, children }: Props) {
  const [isDone, setDone] = useState(false);
  const { run, isPending } = useAction(
    useCallback(async () => {
      await perform();
      setDone(true);
    }, [perform]),
  );
  if (isDone) return <div role="status">{children}</div>;
  return (
    <Form label={label} isPending={isPending} onSubmit={run}>
      <Button type="submit" variant="primary" size="lg" isPending={isPending}>
        {label}
      </Button>
    </Form>
  );
}
