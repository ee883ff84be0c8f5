import { Box, type BoxProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden";
import { usePendingDelay } from "./usePendingDelay";

/** A grey placeholder for something that loads; give it the size of the real thing. */
export function Bone(props: BoxProps) {
  return (
    <Box
      bg="bg.strong"
      borderRadius="sm"
      height="4"
      maxWidth="full"
      animation="pulse 1.6s ease-in-out infinite"
      {...props}
    />
  );
}

/** A placeholder for a line of text, as high as the line. */
export function BoneLine({ width = "100%", ...rest }: BoxProps) {
  return (
    <Box height="1.6em" paddingBlock="0.35em" {...rest}>
      <Bone width={width} height="0.9em" />
    </Box>
  );
}

/** A placeholder for a line of a heading, which is closer to the next than a line of text. */
export function HeadingLine(props: BoxProps) {
  return <BoneLine fontSize="lg" height="1.3em" paddingBlock="0.2em" {...props} />;
}

/**
 * Wraps the skeleton of a list or a page: keeps its room from the start but shows itself only after a moment, and
 * announces to screen readers what is loading.
 */
export function Loading({ label, children, ...rest }: { label: string; children: ReactNode } & BoxProps) {
  const isShown = usePendingDelay(true);
  return (
    <Box aria-busy="true" {...rest}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Box aria-hidden="true" visibility={isShown ? undefined : "hidden"}>
        {children}
      </Box>
    </Box>
  );
}
