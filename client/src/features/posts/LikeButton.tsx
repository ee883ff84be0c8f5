import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Heart } from "../../generated/icons/Heart";
import { type ComponentProps, type MouseEvent, useId } from "react";
import { formatCount } from "../../ui/formatCount";
import { Button } from "../../ui/Button";
import * as texts from "./texts";

interface Props extends Pick<ComponentProps<typeof Button>, "paddingInline"> {
  label: string;
  likedByViewer: boolean;
  likeCount: number;
  onPress(): Promise<void>;
}

/** Likes and unlikes; ignores the second click of a double click. */
export function LikeButton({ label, likedByViewer, likeCount, onPress, ...place }: Props) {
  const countId = useId();
  return (
    <Button
      variant="quiet"
      aria-label={label}
      aria-pressed={likedByViewer}
      aria-describedby={countId}
      title={label}
      bg={likedByViewer ? "accent.soft" : undefined}
      color={likedByViewer ? "accent.text" : undefined}
      {...place}
      onClick={(event: MouseEvent) => event.detail < 2 && void onPress()}
    >
      <Heart size={20} aria-hidden="true" fill={likedByViewer ? "currentColor" : "none"} />
      <LikeCount id={countId} count={likeCount} />
    </Button>
  );
}

/** For who may not like it: how many do. */
export function Likes({ likeCount }: { likeCount: number }) {
  return (
    <>
      <Heart size={20} aria-hidden="true" fill="none" />
      <LikeCount count={likeCount} />
    </>
  );
}

function LikeCount({ id, count }: { id?: string; count: number }) {
  return (
    <span id={id}>
      {formatCount(count)}
      <VisuallyHidden>{texts.likesAfter(count)}</VisuallyHidden>
    </span>
  );
}
