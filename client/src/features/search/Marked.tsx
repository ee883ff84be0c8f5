import { chakra } from "@chakra-ui/react";
import type { MarkedText } from "./toResults";

/** A text in which what was looked for stands out. */
export function Marked({ text, marks }: MarkedText) {
  const parts: { text: string; isMark: boolean }[] = [];
  let end = 0;
  for (const { start, length } of marks) {
    if (start < end) continue;
    parts.push(
      { text: text.slice(end, start), isMark: false },
      { text: text.slice(start, start + length), isMark: true },
    );
    end = start + length;
  }
  parts.push({ text: text.slice(end), isMark: false });
  return (
    <bdi>
      {parts.map(({ text: part, isMark }, place) =>
        isMark ? (
          <chakra.mark key={place} bg="accent.soft" color="accent.text" borderRadius="0.25rem">
            {part}
          </chakra.mark>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
