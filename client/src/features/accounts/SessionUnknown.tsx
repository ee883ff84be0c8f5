import { TroublePage } from "../../shared/TroublePage";
import { Button } from "../../ui/Button";
import { useSession } from "./SessionProvider";

/** Stands in for a members' page while nobody answers who the visitor is; their login is kept, so nobody is sent away. */
export function SessionUnknown() {
  const { retry } = useSession();
  return (
    <TroublePage
      title="This page is waiting for the connection"
      text="We couldn't reach Study Circle. Your login is kept, and this page opens when you're back online."
    >
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </TroublePage>
  );
}
