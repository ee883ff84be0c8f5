import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ImagePlus } from "../../generated/icons/ImagePlus";
import { Button } from "../../ui/Button";
import { useFieldError } from "../../ui/forms/formErrors";
import { DraftPictureEntry } from "./DraftPictureEntry";
import { mediaTypes } from "./uploadPicture";
import { UploadEntry } from "./UploadEntry";
import { maxPictures, picturesIn, type PictureUploads } from "./usePictureUploads";
import * as texts from "./texts";

interface Props {
  uploads: PictureUploads;
  readOnly: boolean;
  /** The field of the text: pictures can be pasted and dropped there. */
  children: ReactNode;
}

/** A text's field with its pictures below. */
export function PicturesField({ uploads, readOnly, children }: Props) {
  const [isOver, setOver] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const take = (data: DataTransfer | null) => {
    const files = picturesIn(data);
    if (files.length > 0 && !readOnly) uploads.add(files);
    return files.length > 0;
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  // The removed entry had the focus.
  const afterRemoval = () => button.current?.focus();
  return (
    <Flex
      direction="column"
      gap="3"
      borderRadius="md"
      outline={isOver ? "3px dashed" : undefined}
      outlineColor="accent.text"
      outlineOffset="0.375rem"
      onPaste={(event) => take(event.clipboardData) && event.preventDefault()}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (take(event.dataTransfer)) event.preventDefault();
      }}
    >
      {children}
      <Entries uploads={uploads} readOnly={readOnly} afterRemoval={afterRemoval} />
      <AddButton uploads={uploads} readOnly={readOnly} button={button} />
      <Messages uploads={uploads} />
    </Flex>
  );
}

interface EntriesProps extends Omit<Props, "children"> {
  afterRemoval(): void;
}

function Entries({ uploads, readOnly, afterRemoval }: EntriesProps) {
  if (uploads.pictures.length + uploads.uploads.length === 0) return null;
  return (
    <chakra.ul display="flex" flexDirection="column" gap="3" aria-label={texts.pictures}>
      {uploads.pictures.map((picture, index) => (
        <DraftPictureEntry
          key={picture.id}
          picture={picture}
          number={index + 1}
          readOnly={readOnly}
          onDescribe={(description) => uploads.describe(picture.id, description)}
          onRemove={() => (uploads.remove(picture.id), afterRemoval())}
        />
      ))}
      {uploads.uploads.map((upload) => (
        <UploadEntry
          key={upload.key}
          upload={upload}
          onRetry={() => uploads.retry(upload)}
          onRemove={() => (uploads.cancel(upload), afterRemoval())}
        />
      ))}
    </chakra.ul>
  );
}

interface AddProps extends Omit<Props, "children"> {
  button: React.RefObject<HTMLButtonElement | null>;
}

function AddButton({ uploads, readOnly, button }: AddProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFull = uploads.pictures.length + uploads.uploads.length >= maxPictures;
  return (
    <Flex alignItems="center" flexWrap="wrap" columnGap="3" rowGap="1">
      <Button ref={button} variant="secondary" disabled={readOnly || isFull} onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden="true" />
        {texts.add}
      </Button>
      <Text color="fg.muted" fontSize="sm">
        {texts.addHint(maxPictures)}
      </Text>
      <chakra.input
        ref={input}
        type="file"
        accept={mediaTypes.join(",")}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </Flex>
  );
}

function Messages({ uploads }: { uploads: PictureUploads }) {
  const error = useFieldError("pictures");
  const sending = uploads.uploads.filter(({ failure }) => failure === null).length;
  return (
    <>
      <VisuallyHidden role="status">{sending > 0 ? texts.beingAdded(sending) : ""}</VisuallyHidden>
      {uploads.notice && (
        <Text role="status" fontSize="sm" fontWeight="medium">
          {uploads.notice}
        </Text>
      )}
      {error && (
        <Box role="alert" color="danger.text" fontSize="sm" fontWeight="medium">
          {texts.gone}
        </Box>
      )}
    </>
  );
}
