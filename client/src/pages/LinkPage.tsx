import { Text } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { AccountFrame } from "../features/accounts/AccountFrame";
import * as texts from "../features/recovery/texts";
import { useLinkToken } from "../features/recovery/useLinkToken";

interface Props extends Pick<ComponentProps<typeof AccountFrame>, "title" | "lead" | "other"> {
  /** What to do instead where part of the link is missing: it ends the sentence that says so. */
  advice: string;
  /** What the token of the link is for. */
  children(token: string): ReactNode;
}

/** A page that a link from a mail leads to. */
export function LinkPage({ title, lead, other, advice, children }: Props) {
  const token = useLinkToken();
  return (
    <AccountFrame title={title} lead={token ? lead : texts.wholeLinkNeeded} other={other}>
      {token ? children(token) : <Text>{texts.incompleteLink(advice)}</Text>}
    </AccountFrame>
  );
}
