import { chakra, Text } from "@chakra-ui/react";
import type { ShelvedFragment } from "../../../generated/shelfHooks";
import * as texts from "./texts";

/** A book that somebody reads. */
export interface ReadBook {
  id: string;
  title: string;
  pageCount?: number | null;
}

interface Props {
  shelved: ShelvedFragment;
  pageCount: number | null | undefined;
}

/** How much of a book the viewer has read, as a bar and in words. */
export function ProgressBar({ shelved: { page, percentRead, pages }, pageCount }: Props) {
  const last = pages ?? pageCount;
  const words = percentRead == null ? texts.notStarted : texts.percentRead(percentRead);
  return (
    <div>
      <chakra.div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuenow={percentRead ?? 0}
        aria-valuetext={words}
        height="2"
        borderRadius="full"
        bg="bg.strong"
        overflow="hidden"
      >
        <chakra.div height="full" bg="accent.text" borderRadius="full" style={{ width: `${percentRead ?? 0}%` }} />
      </chakra.div>
      <Text fontSize="sm" color="fg.muted" marginTop="1">
        {words}
        {page != null && last ? ` · ${texts.pageOf(page, last)}` : ""}
      </Text>
    </div>
  );
}
