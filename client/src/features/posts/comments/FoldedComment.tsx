import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { MemberText } from "../../../shared/MemberText";
import * as texts from "../texts";

interface Props {
  /** The text, which the service sends only to people who moderate the group. */
  text?: string | null;
  /** The menu of these people. */
  children?: ReactNode;
}

/** Replaces a comment when its author and the viewer do not see each other; the count includes it. */
export function FoldedComment({ text, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      layerStyle="card"
      boxShadow="none"
      color="fg.muted"
      paddingInline={{ base: "4", md: "5" }}
      paddingBlock="1"
      fontSize="sm"
    >
      <Flex justifyContent="space-between" alignItems="center" gap="2" minHeight="11">
        {texts.folded}
        {children}
      </Flex>
      {text && (
        <>
          <chakra.button
            type="button"
            display="block"
            minHeight="11"
            fontWeight="semibold"
            color="accent.text"
            textDecoration="underline"
            textUnderlineOffset="0.2em"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.closeFolded : texts.openFolded}
          </chakra.button>
          <Box id={id} color="fg" hidden={!isOpen}>
            <MemberText isFormatted lines={12}>
              {text}
            </MemberText>
          </Box>
        </>
      )}
    </Box>
  );
}
