import { Box, chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { BookCardFragment } from "../../generated/hooks";
import { webUrl } from "../../shared/webUrl";
import { DrawnCover } from "./DrawnCover";

/** A book's cover in the one ratio of covers: its picture, or a drawn one where there is none or it is broken. */
export function BookCover({ book, width }: { book: BookCardFragment; width: string | Record<string, string> }) {
  const [isBroken, setBroken] = useState(false);
  const thumbnail = webUrl(book.thumbnail);
  return (
    <Box
      aria-hidden="true"
      width={width}
      flexShrink="0"
      aspectRatio="2 / 3"
      overflow="hidden"
      borderRadius="0.25rem 0.625rem 0.625rem 0.25rem"
      boxShadow="raised"
      bg="bg.strong"
      // A cover of paper would glare in the dark.
      _dark={{ filter: "brightness(0.75)" }}
    >
      {thumbnail && !isBroken ? (
        <chakra.img
          src={thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <DrawnCover book={book} />
      )}
    </Box>
  );
}
