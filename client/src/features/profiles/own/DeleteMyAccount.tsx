import { chakra, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useDeleteAccount } from "../../accounts/useDeleteAccount";
import * as texts from "../texts";

/** Deletes the account for good, after a confirmation. */
export function DeleteMyAccount() {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useDeleteAccount();
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <Heading as="h2">{texts.leaving}</Heading>
      <Text marginTop="2" marginBottom="4" color="fg.muted">
        {texts.deletesEverything}
      </Text>
      <Button variant="dangerQuiet" borderColor="currentColor" onClick={() => setAsking(true)}>
        {texts.deleteMyAccount}
      </Button>
      <ConfirmDialog
        title={texts.deleteAccountQuestion}
        confirmLabel={texts.deleteAccount}
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={() => run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <Text fontWeight="semibold">{texts.areYouSure}</Text>
        <Text marginTop="2" color="fg.muted">
          {texts.willBeDeleted}
        </Text>
      </ConfirmDialog>
    </chakra.section>
  );
}
