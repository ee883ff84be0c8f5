import { chakra } from "@chakra-ui/react";
import { useCallback } from "react";
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
  const { ids, forget } = useNewPosts();
  const show = useCallback(async () => {
    await onShow();
    // A post restored by moderators is not the first of the list, so the list does not remount this notice.
    forget(ids);
  }, [onShow, forget, ids]);
  const { run, isPending } = useAction(show);
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
      {ids.length > 0 && (
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
          {texts.showNew(ids.length)}
        </Button>
      )}
    </chakra.div>
  );
}
