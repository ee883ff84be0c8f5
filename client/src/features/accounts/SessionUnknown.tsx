import { TroublePage } from "../../shared/TroublePage";
import { Button } from "../../ui/Button";
import { useSession } from "./SessionProvider";
import * as texts from "./texts";

/** Stands in for a members' page while nobody answers who the visitor is; their login is kept, so nobody is sent away. */
export function SessionUnknown() {
  const { retry } = useSession();
  return (
    <TroublePage title={texts.waitingForConnection} text={texts.loginKept}>
      <Button variant="primary" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </TroublePage>
  );
}
