import { chakra, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useDeleteAccount } from "../../accounts/useDeleteAccount";

/** Deletes the account for good, after a confirmation. */
export function DeleteMyAccount() {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useDeleteAccount();
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <Heading as="h2">Leaving?</Heading>
      <Text marginTop="2" marginBottom="4" color="fg.muted">
        This permanently deletes your profile, your posts and everything else you added.
      </Text>
      <Button variant="dangerQuiet" borderColor="currentColor" onClick={() => setAsking(true)}>
        Delete My Account
      </Button>
      <ConfirmDialog
        title="Delete your account?"
        confirmLabel="Delete account"
        isOpen={isAsking}
        isPending={isPending}
        onConfirm={() => run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <Text fontWeight="semibold">Are you sure? This can NOT be undone!</Text>
        <Text marginTop="2" color="fg.muted">
          Your profile, experience, education, posts, comments and likes will be deleted too.
        </Text>
      </ConfirmDialog>
    </chakra.section>
  );
}
