import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import type { ShownPicture } from "./ShownPicture";
import * as texts from "./texts";

const PictureViewer = lazy(async () => ({ default: (await import("./PictureViewer")).PictureViewer }));

/** The pictures of a text; pressed, one is opened large. */
export function PictureGrid({ pictures }: { pictures: readonly ShownPicture[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const isSingle = pictures.length === 1;
  return (
    <>
      <chakra.ul
        aria-label={texts.pictures}
        display="grid"
        gridTemplateColumns={isSingle ? "1fr" : "1fr 1fr"}
        gap="2"
        marginTop="3"
      >
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <chakra.button
              type="button"
              aria-label={
                picture.description ? texts.openDescribed(picture.description) : texts.open(index + 1, pictures.length)
              }
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
              display="block"
              width={isSingle ? "fit-content" : "full"}
              maxWidth="full"
              cursor="zoom-in"
              borderRadius="md"
            >
              <chakra.img
                // One alone is as large as the text is wide.
                src={isSingle ? picture.url : picture.thumbnail}
                alt=""
                htmlWidth={picture.width}
                htmlHeight={picture.height}
                loading="lazy"
                decoding="async"
                css={isSingle ? alone : among}
              />
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

const frame = { borderRadius: "md", bg: "bg.strong" } as const;
const alone = {
  ...frame,
  width: "auto",
  height: "auto",
  maxWidth: "full",
  maxHeight: "26rem",
  minHeight: "11",
} as const;
const among = { ...frame, width: "full", height: "auto", aspectRatio: "4 / 3", objectFit: "cover" } as const;
