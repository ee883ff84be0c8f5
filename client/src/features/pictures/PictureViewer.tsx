import { chakra, Flex, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { ChevronLeft } from "../../generated/icons/ChevronLeft";
import { ChevronRight } from "../../generated/icons/ChevronRight";
import { IconButton } from "../../ui/Button";
import { Modal } from "../../ui/feedback/Modal";
import type { ShownPicture } from "./ShownPicture";
import * as texts from "./texts";

interface Props {
  pictures: readonly ShownPicture[];
  /** The index of the one that was pressed. */
  first: number;
  onClose(): void;
}

/** The pictures of a text, one at a time and large. The arrow keys lead to the others. */
export function PictureViewer({ pictures, first, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const go = (step: number) => setIndex((now) => (now + step + count) % count);
  useArrowKeys(count > 1 ? go : null);
  const picture = pictures[Math.min(index, count - 1)];
  if (!picture) return null;
  return (
    <Modal isOpen title={texts.numberOf(index + 1, count)} onClose={onClose} width="70rem">
      <Flex direction="column" alignItems="center" gap="3">
        <LargePicture key={picture.id} picture={picture} />
        {picture.description && (
          <Text dir="auto" overflowWrap="anywhere">
            {picture.description}
          </Text>
        )}
        {count > 1 && (
          <Flex gap="3" position="sticky" bottom="0" bg="bg.surface" borderRadius="full">
            <IconButton label={texts.previous} onClick={() => go(-1)}>
              <ChevronLeft size={24} aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.next} onClick={() => go(1)}>
              <ChevronRight size={24} aria-hidden="true" />
            </IconButton>
          </Flex>
        )}
      </Flex>
    </Modal>
  );
}

function LargePicture({ picture }: { picture: ShownPicture }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Text role="alert">{texts.missing}</Text>;
  return (
    <chakra.img
      src={picture.url}
      alt={picture.description}
      htmlWidth={picture.width}
      htmlHeight={picture.height}
      onError={() => setMissing(true)}
      width="auto"
      height="auto"
      maxWidth="full"
      maxHeight={{ base: "70dvh", md: "60vh" }}
      borderRadius="md"
    />
  );
}

function useArrowKeys(go: ((step: number) => void) | null): void {
  useEffect(() => {
    if (!go) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") go(-1);
      if (key === "ArrowRight") go(1);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [go]);
}
