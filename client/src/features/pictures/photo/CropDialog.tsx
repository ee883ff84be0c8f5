import { chakra, Flex, Text } from "@chakra-ui/react";
import { useEffect, useId, useState } from "react";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { uploadInTurn } from "../uploadInTurn";
import { UploadFailure } from "../uploadPicture";
import * as pictureTexts from "../texts";
import { type Crop, cutOut, keepInside, maxZoom, wholeOf } from "./crop";
import { CropFrame } from "./CropFrame";
import * as texts from "./texts";

interface Props {
  file: File;
  onClose(): void;
  onUploaded(address: string): void;
}

/** Chooses the square of a photo that others see: by dragging, with the slider, or by keyboard. */
export function CropDialog({ file, onClose, onUploaded }: Props) {
  const { picture, isUnreadable } = useOpened(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const crop = picture && (chosen ?? wholeOf(picture));
  const move = (changes: Partial<Crop>) => picture && crop && setChosen(keepInside(picture, { ...crop, ...changes }));

  const send = async () => {
    if (!picture || !crop) return;
    setSending(true);
    setFailure(null);
    try {
      const { url } = await uploadInTurn(await cutOut(picture, crop));
      onUploaded(new URL(url, window.location.origin).href);
    } catch (error) {
      setFailure(error instanceof UploadFailure ? error.message : pictureTexts.busy);
      setSending(false);
    }
  };

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      {picture && (
        <Button variant="primary" isPending={isSending} onClick={() => void send()}>
          {texts.use}
        </Button>
      )}
    </>
  );
  return (
    <Modal isOpen title={texts.title} onClose={onClose} footer={footer} width="28rem">
      <Flex direction="column" alignItems="center" gap="4">
        {picture && crop ? (
          <>
            <CropFrame picture={picture} crop={crop} onMove={move} />
            <ZoomSlider zoom={crop.zoom} onZoom={(zoom) => move({ zoom })} />
          </>
        ) : (
          <Text role={isUnreadable ? "alert" : "status"}>{isUnreadable ? texts.unreadable : texts.loading}</Text>
        )}
        {failure && (
          <Text role="alert" color="danger.text" fontWeight="medium">
            {failure}
          </Text>
        )}
      </Flex>
    </Modal>
  );
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  const id = useId();
  return (
    <Flex direction="column" width="full" gap="1">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {texts.zoom}
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
        width="full"
        height="11"
        css={{ accentColor: "{colors.accent.text}" }}
      />
      <Text color="fg.muted" fontSize="sm">
        {texts.hint}
      </Text>
    </Flex>
  );
}

/** The decoded picture, standing as the camera says. */
function useOpened(file: File) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let opened: ImageBitmap | null = null;
    let isOver = false;
    createImageBitmap(file).then(
      (bitmap) => {
        opened = bitmap;
        if (isOver) bitmap.close();
        else setPicture(bitmap);
      },
      () => setUnreadable(true),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [file]);
  return { picture, isUnreadable };
}
