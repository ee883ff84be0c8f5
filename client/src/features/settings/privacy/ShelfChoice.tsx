import { Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { type PrivacySettingsQuery, useSetShelfVisibilityMutation } from "../../../generated/settingsHooks";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { CheckField } from "../../../ui/forms/fields";
import { Section } from "../../../ui/page/Section";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

type Me = NonNullable<PrivacySettingsQuery["me"]>;

/** Whether buddies see what the viewer reads. Updates optimistically, and rolls back if the service rejects it. */
export function ShelfChoice({ me: { id, shelfVisibility } }: { me: Me }) {
  const [setShelfVisibility] = useSetShelfVisibilityMutation();
  const { run } = useAction(
    useCallback(
      async (isShown: boolean) => {
        const visibility = isShown ? "BUDDIES" : "NOBODY";
        const expected = { __typename: "User" as const, id, shelfVisibility: visibility } as const;
        await setShelfVisibility({
          variables: { input: { visibility } },
          optimisticResponse: { setShelfVisibility: expected },
        });
      },
      [setShelfVisibility, id],
    ),
  );
  const isShown = shelfVisibility !== "NOBODY";
  return (
    <Section title={texts.booksTitle}>
      <CheckField
        name="shelfVisibility"
        label={texts.buddiesSeeBooks}
        isChecked={isShown}
        onCheckedChange={(checked) => void run(checked)}
      />
      <Text color="fg.muted" aria-live="polite">
        {isShown ? texts.booksShown : texts.booksHidden}
      </Text>
      <Flex marginTop="4">
        <LinkButton to={paths.shelves}>{texts.toBooks}</LinkButton>
      </Flex>
    </Section>
  );
}
