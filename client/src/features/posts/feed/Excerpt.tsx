import { chakra } from "@chakra-ui/react";
import { withoutMarkup } from "../../../shared/markup/withoutMarkup";

/** The beginning of what someone wrote, quoted to say which one is meant. */
export function Excerpt({ children }: { children: string }) {
  return (
    <chakra.blockquote
      dir="auto"
      borderInlineStartWidth="4px"
      borderColor="border.strong"
      paddingInlineStart="4"
      color="fg.muted"
      overflowWrap="anywhere"
      css={{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: "3", overflow: "hidden" }}
    >
      {withoutMarkup(children)}
    </chakra.blockquote>
  );
}
