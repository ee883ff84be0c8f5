import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { initialsOf, personColor } from "./initials";

interface Props {
  name: string;
  /** The photo or avatar; without one, or when it is broken, the initials stand in. */
  src: string | null | undefined;
  size: string;
}

/** A person's round picture; a decoration, because their name always stands beside it. */
export function PersonPicture({ name, src, size }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isPhotoShown = src && src !== brokenSrc;
  return (
    <chakra.span
      aria-hidden="true"
      display="grid"
      placeItems="center"
      overflow="hidden"
      flexShrink="0"
      width={size}
      height={size}
      borderRadius="full"
      bg={personColor(name)}
      color="ink"
      fontFamily="heading"
      fontWeight="bold"
      fontSize={`calc(${size} * 0.38)`}
      lineHeight="1"
    >
      {isPhotoShown ? (
        <chakra.img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </chakra.span>
  );
}
