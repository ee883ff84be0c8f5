import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { VerifyEmailForm } from "../features/recovery/VerifyEmailForm";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.linkTooOld, label: texts.askForNewAtHome, to: paths.dashboard };

export function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <AccountFrame
      title={texts.confirmAddress}
      lead={token ? texts.confirmLead : texts.confirmLeadIncomplete}
      other={other}
    >
      {token ? <VerifyEmailForm token={token} /> : <IncompleteLink advice={texts.orAskForNew} />}
    </AccountFrame>
  );
}
