import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { initialsOf } from "./initials";

interface Props {
  name: string;
  /** A photo of their own, checked to be a web address. */
  photo?: string | null;
  /** The picture that the service has of everybody: their Gravatar, or their drawn face. */
  avatar: string | null | undefined;
  size: string;
}

/** A person's round picture: their photo, else their face, and initials where even that does not load. */
export function PersonPicture({ name, photo, avatar, size }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = [photo, avatar].find((address) => address && !broken.includes(address));
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
      bg="bg.strong"
      color="fg"
      fontFamily="heading"
      fontWeight="bold"
      fontSize={`calc(${size} * 0.38)`}
      lineHeight="1"
    >
      {src ? (
        <chakra.img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBroken([...broken, src])}
        />
      ) : (
        initialsOf(name)
      )}
    </chakra.span>
  );
}
