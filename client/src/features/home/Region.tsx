import { chakra, Flex, Heading, type SystemStyleObject } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Failed } from "../../ui/feedback/Failed";
import { regionLook } from "./homeLook";

/** How the query of Home stands: what the regions have in common. */
export interface HomeState {
  error: unknown;
  isLoading: boolean;
  retry(): unknown;
}

interface FrameProps {
  title: string;
  look?: SystemStyleObject;
  /** The one thing of the page that stands out. */
  isMain?: boolean;
  /** A link in the line of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A card of Home. */
export function RegionFrame({ title, look = regionLook, isMain = false, beside, children }: FrameProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={look} bg={isMain ? "accent.soft" : undefined}>
      <Flex alignItems="center" justifyContent="space-between" columnGap="4" marginBottom={{ base: "1", md: "2" }}>
        <Heading as="h2" id={id} fontSize="lg">
          {title}
        </Heading>
        {beside}
      </Flex>
      {children}
    </chakra.section>
  );
}

interface MissingProps {
  /** What did not load. */
  title: string;
  state: HomeState;
}

/** In the place of a part that failed. */
export const Missing = ({ title, state: { error, isLoading, retry } }: MissingProps) => (
  <Failed error={error} title={title} onRetry={retry} isRetrying={isLoading} />
);

interface Props<T> extends Omit<FrameProps, "children"> {
  /** What it says when its part of the answer is not there. */
  missing: string;
  /** null: it failed. */
  value: T | null;
  state: HomeState;
  children(value: T): ReactNode;
}

/** One part of Home, which fails by itself. */
export function Region<T>({ missing, value, state, children, ...frame }: Props<T>) {
  if (value === null)
    return (
      <chakra.div gridColumn="1 / -1">
        <Missing title={missing} state={state} />
      </chakra.div>
    );
  return <RegionFrame {...frame}>{children(value)}</RegionFrame>;
}
