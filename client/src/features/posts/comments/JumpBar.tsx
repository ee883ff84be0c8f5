import { Flex } from "@chakra-ui/react";
import { Button } from "../../../ui/Button";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  hasOlder: boolean;
  hasNewer: boolean;
  onOldest(): Promise<unknown>;
  onNewest(): Promise<unknown>;
  /** Without it, nothing is new. */
  onNew: (() => void) | null;
}

/** The ways through a discussion that does not fit the page: to its beginning, to what is new, and to its end. */
export function JumpBar({ hasOlder, hasNewer, onOldest, onNewest, onNew }: Props) {
  if (!hasOlder && !hasNewer && !onNew) return null;
  return (
    <Flex flexWrap="wrap" gap="2" marginBottom="4" data-noprint>
      {hasOlder && <Jump label={texts.fromBeginning} onJump={onOldest} />}
      {onNew && <Button onClick={onNew}>{texts.toNew}</Button>}
      <Jump label={texts.toNewest} onJump={onNewest} />
    </Flex>
  );
}

function Jump({ label, onJump }: { label: string; onJump(): Promise<unknown> }) {
  const { run, isPending } = useAction(onJump);
  return (
    <Button isPending={isPending} onClick={() => void run()}>
      {label}
    </Button>
  );
}
