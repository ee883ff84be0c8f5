import { useEffect } from "react";
import { showTabNumber } from "../../ui/page/tabNumber";
import { BellLink, type BellProps } from "./BellLink";
import { useUnreadCount } from "./useUnreadCount";

/** The bell of a member: its number is live, and also in the tab's title. */
export function UnreadBell(props: BellProps) {
  const unread = useUnreadCount();
  useEffect(() => {
    showTabNumber(unread);
    return () => showTabNumber(0);
  }, [unread]);
  return <BellLink unread={unread} {...props} />;
}
