import { Box, Heading, Text } from "@chakra-ui/react";
import { MemberText } from "../../../shared/MemberText";
import { Button } from "../../../ui/Button";
import { PictureGrid } from "../../pictures/PictureGrid";
import type { ShownPicture } from "../../pictures/ShownPicture";
import * as texts from "./texts";

interface Props {
  text: string;
  pictures: readonly ShownPicture[];
  onTake(): void;
}

/** What was saved while somebody edited the same text. Their own stays in the field below. */
export function SavedElsewhere({ text, pictures, onTake }: Props) {
  return (
    <Box role="alert" bg="bg.subtle" borderRadius="md" padding="4">
      <Heading as="h3" fontSize="md">
        {texts.savedElsewhere}
      </Heading>
      <Text color="fg.muted" marginBottom="3">
        {texts.chooseOne}
      </Text>
      <Box borderInlineStartWidth="3px" borderColor="border.strong" paddingInlineStart="3" marginBottom="3">
        <MemberText isFormatted lines={8}>
          {text}
        </MemberText>
        <PictureGrid pictures={pictures} />
      </Box>
      <Button onClick={onTake}>{texts.takeSaved}</Button>
    </Box>
  );
}
