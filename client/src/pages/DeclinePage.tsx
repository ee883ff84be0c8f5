import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { DeclineForm } from "../features/reminders/DeclineForm";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.otherSessions, label: texts.notificationSettings, to: paths.notificationSettings };

/** Where the button of a reminder leads. */
export function DeclinePage() {
  const token = useLinkToken();
  return (
    <AccountFrame title={texts.decline} lead={token ? texts.declineLead : texts.wholeLinkNeeded} other={other}>
      {token ? <DeclineForm token={token} /> : <IncompleteLink advice={texts.orDeclineThere} />}
    </AccountFrame>
  );
}
