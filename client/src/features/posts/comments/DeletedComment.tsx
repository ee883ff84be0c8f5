import { Box } from "@chakra-ui/react";
import * as texts from "../texts";

/** The place of a comment that was deleted, or hidden, and has answers. */
export function DeletedComment() {
  return (
    <Box
      layerStyle="card"
      boxShadow="none"
      color="fg.muted"
      paddingInline={{ base: "4", md: "5" }}
      paddingBlock="3"
      fontSize="sm"
    >
      {texts.deletedComment}
    </Box>
  );
}
