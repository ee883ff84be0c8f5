import { chakra } from "@chakra-ui/react";
import { ArrowUp } from "../../../generated/icons/ArrowUp";
import { Button } from "../../../ui/Button";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";
import { useNewPosts } from "./useNewPosts";

/**
 * Says that others have published since the list was asked for, and lies over the page instead of moving what one
 * reads. Remount it with each new answer: it counts from there.
 */
export function NewPostsNotice({ onShow }: { onShow(): Promise<unknown> }) {
  const count = useNewPosts();
  const { run, isPending } = useAction(onShow);
  return (
    <chakra.div
      role="status"
      position="sticky"
      top="24"
      zIndex="docked"
      height="0"
      textAlign="center"
      pointerEvents="none"
    >
      {count > 0 && (
        <Button
          isPending={isPending}
          onClick={() => void run()}
          pointerEvents="auto"
          transform="translateY(-50%)"
          bg="fg"
          color="bg"
          borderColor="fg"
          boxShadow="raised"
          animation="appear 200ms"
        >
          <ArrowUp size={18} aria-hidden="true" />
          {texts.showNew(count)}
        </Button>
      )}
    </chakra.div>
  );
}
