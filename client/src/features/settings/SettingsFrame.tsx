import { Box } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { Failed } from "../../ui/feedback/Failed";
import type { Head } from "../../ui/page/PageTitle";
import { ViewsFrame } from "../../ui/page/ViewsFrame";
import { SettingsTabs } from "./SettingsTabs";

interface Settings<Me> {
  me?: Me | null;
}

interface Props<Me> {
  current: ComponentProps<typeof SettingsTabs>["current"];
  head: Head;
  /** The query of the page: what it last returned, and how it stands. */
  query: {
    data?: Settings<Me>;
    previousData?: Settings<Me>;
    error?: Error;
    loading: boolean;
    refetch(): Promise<unknown>;
  };
  failure: string;
  skeleton: ReactNode;
  /** What needs no service, so that it is there in any case. */
  always?: ReactNode;
  children(me: Me): ReactNode;
}

/** A page of the settings: its title, the way to the others, and what is loaded, or why it is not. */
export function SettingsFrame<Me>({ current, head, query, failure, skeleton, always, children }: Props<Me>) {
  const { error, loading, refetch } = query;
  const me = (query.data ?? query.previousData)?.me;
  return (
    <ViewsFrame head={head} nav={<SettingsTabs current={current} />}>
      {always}
      {me ? (
        children(me)
      ) : error ? (
        <Box marginTop="6">
          <Failed error={error} isRetrying={loading} onRetry={() => refetch().catch(() => undefined)} title={failure} />
        </Box>
      ) : (
        skeleton
      )}
    </ViewsFrame>
  );
}
