import { Button, LinkButton } from "../../ui/Button";
import { TroublePage } from "../../shared/TroublePage";
import * as texts from "./texts";

/** Shown in place of a page that crashed, or when part of its code could not be fetched. */
export function CrashPage({ error }: { error: unknown }) {
  const isMissing = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <TroublePage
      title={isMissing ? texts.pageMissing : texts.pageBroke}
      text={isMissing ? texts.loadingAgainHelps : texts.ourFault}
    >
      <Button variant="primary" onClick={() => location.reload()}>
        {texts.loadAgain}
      </Button>
      <LinkButton to="/" reloadDocument>
        {texts.goHome}
      </LinkButton>
    </TroublePage>
  );
}
