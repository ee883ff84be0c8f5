import { VisuallyHidden } from "@chakra-ui/react";
import { Heart } from "../../generated/icons/Heart";
import { type MouseEvent, useId } from "react";
import type { PostCardFragment } from "../../generated/hooks";
import { formatCount } from "../../shared/formatCount";
import { Button } from "../../ui/Button";
import * as texts from "./texts";
import { useLike } from "./useLike";

/** Likes and unlikes; ignores the second click of a double click. */
export function LikeButton({ post }: { post: PostCardFragment }) {
  const countId = useId();
  const { run } = useLike(post);
  const { likedByViewer, likeCount } = post;
  return (
    <Button
      variant="quiet"
      aria-label={texts.like}
      aria-pressed={likedByViewer}
      aria-describedby={countId}
      title={texts.like}
      paddingInline={{ base: "2.5", sm: "4" }}
      bg={likedByViewer ? "accent.soft" : undefined}
      color={likedByViewer ? "accent.text" : undefined}
      onClick={(event: MouseEvent) => event.detail < 2 && void run()}
    >
      <Heart size={20} aria-hidden="true" fill={likedByViewer ? "currentColor" : "none"} />
      <span id={countId}>
        {formatCount(likeCount)}
        <VisuallyHidden>{texts.likesAfter(likeCount)}</VisuallyHidden>
      </span>
    </Button>
  );
}
