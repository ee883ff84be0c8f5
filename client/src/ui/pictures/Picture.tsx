import { chakra } from "@chakra-ui/react";
import { useState } from "react";

interface Props {
  /** An imported file of `src/pictures`. */
  src: string;
  width: number;
  height: number;
  /** True for what is seen at once; everything else waits until it is scrolled to. */
  isFirst?: boolean;
  /** What lies behind the figures; the files have no ground of their own, so that it follows the theme. */
  ground?: keyof typeof grounds;
}

/**
 * An illustration; it keeps its room while it loads and says nothing that the words beside it do not. One that does not
 * load, as on a page opened offline, leaves the words alone.
 */
export function Picture({ src, width, height, isFirst = false, ground = "card" }: Props) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <chakra.img
      onError={() => setMissing(true)}
      src={src}
      alt=""
      htmlWidth={width}
      htmlHeight={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      marginInline="auto"
      css={grounds[ground]}
    />
  );
}

const grounds = {
  card: { bg: "bg.picture", borderRadius: "lg" },
  /** A disc behind the middle, for pictures of 480 × 360. */
  disc: {
    backgroundImage: "radial-gradient(35.83% 47.78% at 50% 51.67%, {colors.bg.picture} 99%, {colors.transparent} 100%)",
  },
  none: {},
} as const;
