import { Box } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { ViewsFrame } from "../../../ui/page/ViewsFrame";
import { Tabs } from "./Tabs";
import * as texts from "./texts";

interface Props {
  current: ComponentProps<typeof Tabs>["current"];
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** One of the pages of moderators, with the way to the others. */
export function StaffFrame({ current, title = texts.title, lead = texts.lead, children }: Props) {
  return (
    <ViewsFrame head={{ title, lead }} nav={<Tabs current={current} />}>
      <Box marginTop="6">{children}</Box>
    </ViewsFrame>
  );
}
