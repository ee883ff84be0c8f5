import { Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import * as texts from "../texts";

interface Props {
  draft: { isChanged: boolean; reset(): void };
}

/** Says to someone who comes back to a form that their draft is still there. */
export function DraftNote({ draft }: Props) {
  const [isShown, setShown] = useState(draft.isChanged);
  if (!isShown || !draft.isChanged) return null;
  const startOver = () => {
    draft.reset();
    setShown(false);
  };
  return (
    <Flex
      role="status"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="3"
      bg="bg.subtle"
      borderRadius="md"
      paddingInline="4"
      paddingBlock="2"
      marginBottom="5"
    >
      <Text>{texts.notSaved}</Text>
      <Button variant="quiet" onClick={startOver}>
        {texts.startOver}
      </Button>
    </Flex>
  );
}
