import { chakra, Flex, Text } from "@chakra-ui/react";
import { lazy, Suspense, useRef, useState } from "react";
import { ImagePlus } from "../../../generated/icons/ImagePlus";
import { Button } from "../../../ui/Button";
import { mediaTypes } from "../uploadPicture";
import * as texts from "./texts";

const CropDialog = lazy(async () => ({ default: (await import("./CropDialog")).CropDialog }));

/** Uploads a square of a photo, and gives its address. */
export function PhotoUpload({ onUploaded }: { onUploaded(address: string): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const done = (address: string) => {
    setFile(null);
    onUploaded(address);
  };
  return (
    <Flex alignItems="center" flexWrap="wrap" columnGap="3" rowGap="1">
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden="true" />
        {texts.choose}
      </Button>
      <Text color="fg.muted" fontSize="sm">
        {texts.chooseHint}
      </Text>
      <chakra.input
        ref={input}
        type="file"
        accept={mediaTypes.join(",")}
        hidden
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null);
          // So that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {file && (
        <Suspense fallback={null}>
          <CropDialog file={file} onClose={() => setFile(null)} onUploaded={done} />
        </Suspense>
      )}
    </Flex>
  );
}
