import { chakra, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Failed } from "../../ui/feedback/Failed";
import { regionLook } from "./homeLook";

/** How the query of Home stands: what the regions have in common. */
export interface HomeState {
  error: unknown;
  isLoading: boolean;
  retry(): unknown;
}

interface Props<T> {
  title: string;
  /** What it says when its part of the answer is not there. */
  missing: string;
  /** null: it failed. */
  value: T | null;
  state: HomeState;
  children(value: T): ReactNode;
}

/** One part of Home, which fails and is empty by itself. */
export function Region<T>({ title, missing, value, state, children }: Props<T>) {
  const id = useId();
  const { error, isLoading, retry } = state;
  if (value === null) return <Failed error={error} title={missing} onRetry={retry} isRetrying={isLoading} />;
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={regionLook}>
      <Heading as="h2" id={id} fontSize="lg" marginBottom="3">
        {title}
      </Heading>
      {children(value)}
    </chakra.section>
  );
}
