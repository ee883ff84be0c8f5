import { chakra, Flex, Text } from "@chakra-ui/react";
import { X } from "../../generated/icons/X";
import { Button, IconButton } from "../../ui/Button";
import type { Upload } from "./usePictureUploads";
import * as texts from "./texts";

interface Props {
  upload: Upload;
  onRetry(): void;
  onRemove(): void;
}

/** A picture on its way to the service, or one that did not get there. */
export function UploadEntry({ upload: { file, progress, failure }, onRetry, onRemove }: Props) {
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="3" data-failed={failure ? "" : undefined}>
      <Flex direction="column" gap="2" flex="1" minWidth="0" justifyContent="center" minHeight="11">
        <Text fontSize="sm" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {file.name}
        </Text>
        {failure ? (
          <>
            <Text role="alert" color="danger.text" fontSize="sm" fontWeight="medium">
              {failure.message}
            </Text>
            {failure.mayRetry && (
              <Button variant="secondary" alignSelf="flex-start" onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
          </>
        ) : (
          <chakra.progress
            aria-label={texts.sending(file.name)}
            max={1}
            value={progress}
            width="full"
            css={{ accentColor: "{colors.accent.text}" }}
          />
        )}
      </Flex>
      <IconButton label={texts.removeFile(file.name)} onClick={onRemove}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </chakra.li>
  );
}
