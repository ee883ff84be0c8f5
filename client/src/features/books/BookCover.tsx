import { Box, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { webUrl } from "../../shared/webUrl";
import type { CoverBook } from "./coverLook";
import { DrawnCover } from "./DrawnCover";

/** A book's cover in the one ratio of covers: its picture, or a drawn one where there is none or it is broken. */
export function BookCover({ book, width }: { book: CoverBook; width: string | Record<string, string> }) {
  const [isBroken, setBroken] = useState(false);
  const cover = webUrl(book.cover);
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
      data-picture
    >
      {cover && !isBroken ? (
        <chakra.img
          src={cover}
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
