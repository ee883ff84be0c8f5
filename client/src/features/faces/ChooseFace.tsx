import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { Sparkles } from "../../generated/icons/Sparkles";
import { type ComponentType, useCallback, useState } from "react";
import { Button } from "../../ui/Button";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { useAction } from "../alerts/useAction";
import type { FaceDialogProps } from "./FaceDialog";
import * as texts from "./texts";

interface Props {
  me: { name: string; avatar: string };
  /** A photo that is shown instead of the face. */
  photo: string | null;
}

/** Shows the viewer's picture and opens the editor; its code, with all the parts of a face, comes only then. */
export function ChooseFace({ me, photo }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<FaceDialogProps> | null>(null);
  const open = useCallback(async () => {
    const { FaceDialog } = await import("./FaceDialog");
    setDialog(() => FaceDialog);
  }, []);
  const { run, isPending } = useAction(open);
  return (
    <Flex
      layerStyle="card"
      alignItems="center"
      flexWrap="wrap"
      gap={{ base: "4", md: "6" }}
      padding={{ base: "5", md: "6" }}
      marginTop="5"
    >
      <PersonPicture name={me.name} photo={photo} avatar={me.avatar} size="5.5rem" />
      <Box flex="1 1 14rem" minWidth="0">
        <Heading as="h2">{texts.yourFace}</Heading>
        <Text color="fg.muted" marginTop="1">
          {photo ? texts.photoComesFirst : texts.howBuddiesSeeYou}
        </Text>
      </Box>
      <Button isPending={isPending} onClick={() => void run()}>
        <Sparkles size={18} aria-hidden="true" />
        {texts.chooseFace}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </Flex>
  );
}
