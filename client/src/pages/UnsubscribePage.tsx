import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import { UnsubscribeForm } from "../features/settings/notifications/UnsubscribeForm";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.otherMails, label: texts.notificationSettings, to: paths.notificationSettings };

export function UnsubscribePage() {
  const token = useLinkToken();
  return (
    <AccountFrame title={texts.unsubscribe} lead={token ? texts.unsubscribeLead : texts.wholeLinkNeeded} other={other}>
      {token ? <UnsubscribeForm token={token} /> : <IncompleteLink advice={texts.orChooseMails} />}
    </AccountFrame>
  );
}
