import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { DepartureContent } from "../../../generated/accountHooks";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { RadioCards } from "../../../ui/forms/RadioCards";
import { useDeleteAccount } from "../useDeleteAccount";
import * as texts from "./texts";

interface Props {
  /** Not for the demo account, which visitors share. */
  isPossible: boolean;
  /** Of a suspended member, who has no session. */
  limitedToken?: string;
}

/** Deletes the account after a confirmation. */
export function DeleteAccount({ isPossible, limitedToken }: Props) {
  const [content, setContent] = useState<DepartureContent>("REMOVE");
  const { run, isPending } = useDeleteAccount(limitedToken);
  const { ask, dialog } = useConfirm(() => run(content));
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <Heading as="h2">{texts.leaving}</Heading>
      <Text marginTop="2" marginBottom="4" color="fg.muted">
        {isPossible ? texts.deletesEverything : texts.sharedAccount}
      </Text>
      <Button variant="dangerQuiet" borderColor="currentColor" disabled={!isPossible} onClick={ask}>
        {texts.deleteMyAccount}
      </Button>
      <ConfirmDialog
        title={texts.deleteAccountQuestion}
        confirmLabel={texts.deleteAccount}
        isPending={isPending}
        {...dialog}
      >
        <Text fontWeight="semibold">{texts.areYouSure}</Text>
        <Text marginTop="2">{texts.willBeDeleted}</Text>
        <Box marginTop="4">
          <RadioCards
            name="content"
            legend={texts.whatYouWrote}
            options={contents}
            value={content}
            onChoose={(next) => setContent(next)}
          />
        </Box>
        <Text marginTop="3" color="fg.muted">
          {texts.weekToComeBack}
        </Text>
      </ConfirmDialog>
    </chakra.section>
  );
}

const contents = [
  { value: "REMOVE", label: texts.removeWhatIWrote },
  { value: "KEEP_WITHOUT_NAME", label: texts.leaveWithoutName },
] as const;
