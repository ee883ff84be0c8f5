import { chakra, Flex } from "@chakra-ui/react";
import { X } from "../../generated/icons/X";
import { IconButton } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import type { DraftPicture } from "./usePictureUploads";
import * as texts from "./texts";

interface Props {
  picture: DraftPicture;
  number: number;
  readOnly: boolean;
  onDescribe(description: string): void;
  onRemove(): void;
}

/** A picture of a draft: what it shows can be said beside it. */
export function DraftPictureEntry({ picture, number, readOnly, onDescribe, onRemove }: Props) {
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="3">
      <chakra.img
        src={picture.thumbnail}
        alt={picture.description}
        htmlWidth={picture.width}
        htmlHeight={picture.height}
        css={thumbnail}
      />
      <Flex direction="column" flex="1" minWidth="0">
        <TextField
          name={`description of ${picture.id}`}
          label={texts.describe(number)}
          hint={texts.describeHint}
          value={picture.description}
          onChange={(event) => onDescribe(event.target.value)}
          readOnly={readOnly}
          maxLength={500}
          autoComplete="off"
          dir="auto"
        />
      </Flex>
      <IconButton label={texts.remove(number)} onClick={onRemove} disabled={readOnly}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </chakra.li>
  );
}

const thumbnail = {
  width: { base: "4.5rem", sm: "6rem" },
  height: { base: "4.5rem", sm: "6rem" },
  flexShrink: "0",
  objectFit: "cover",
  borderRadius: "md",
  bg: "bg.strong",
} as const;
