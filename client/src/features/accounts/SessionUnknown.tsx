import { TroublePage } from "../../shared/TroublePage";
import { Button } from "../../ui/Button";
import { useSession } from "./SessionProvider";
import * as texts from "./texts";

/** Replaces a members' page while the session cannot be checked. The token is kept, so nobody is redirected. */
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
