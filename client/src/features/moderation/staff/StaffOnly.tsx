import type { ReactNode } from "react";
import { useSession } from "../../accounts/SessionProvider";

interface Props {
  /** What everyone else sees: the page of an address that does not exist. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Shows a page of moderators to moderators. The service has the rule; here it decides what the page looks like. */
export function StaffOnly({ otherwise, children }: Props) {
  const { status, user } = useSession();
  if (status !== "member") return null;
  return user?.isModerator ? children : otherwise;
}
