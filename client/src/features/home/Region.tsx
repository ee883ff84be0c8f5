import { chakra, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Failed } from "../../ui/feedback/Failed";
import { BoneLine, Loading } from "../../ui/feedback/Skeleton";
import * as texts from "./texts";

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
  /** undefined: it is still to come; null: it failed. */
  value: T | null | undefined;
  state: HomeState;
  children(value: T): ReactNode;
}

/** One part of Home, which loads, fails and is empty by itself. */
export function Region<T>({ title, missing, value, state, children }: Props<T>) {
  const id = useId();
  const { error, isLoading, retry } = state;
  if (value === null) return <Failed error={error} title={missing} onRetry={retry} isRetrying={isLoading} />;
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={look}>
      <Heading as="h2" id={id} fontSize="lg" marginBottom="3">
        {title}
      </Heading>
      {value === undefined ? <RegionBones /> : children(value)}
    </chakra.section>
  );
}

function RegionBones() {
  return (
    <Loading label={texts.loading}>
      <Flex direction="column" gap="3">
        {["80%", "60%", "70%"].map((width) => (
          <BoneLine key={width} width={width} />
        ))}
      </Flex>
    </Loading>
  );
}

const look = { padding: { base: "5", md: "6" }, minHeight: "12rem", minWidth: "0" } as const;
