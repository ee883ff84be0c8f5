import { Button, LinkButton } from "../ui/Button";
import { TroublePage } from "../shared/TroublePage";

/** Shown in place of a page that crashed, or when part of its code could not be fetched. */
export function CrashPage({ error }: { error: unknown }) {
  const isMissing = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <TroublePage
      title={isMissing ? "This page didn't load" : "This page broke"}
      text={
        isMissing
          ? "The connection may have dropped, or Study Circle was just updated. Loading it again usually helps."
          : "That's our fault, not yours. Loading it again usually helps."
      }
    >
      <Button variant="primary" onClick={() => location.reload()}>
        Load again
      </Button>
      <LinkButton to="/" reloadDocument>
        Go to the homepage
      </LinkButton>
    </TroublePage>
  );
}
