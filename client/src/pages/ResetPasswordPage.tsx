import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import { ResetPasswordForm } from "../features/recovery/ResetPasswordForm";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.linkTooOld, label: texts.askForNew, to: paths.forgotPassword };

export function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <AccountFrame title={texts.choosePassword} lead={token ? texts.chooseLead : texts.wholeLinkNeeded} other={other}>
      {token ? <ResetPasswordForm token={token} /> : <IncompleteLink advice={texts.orAskForNew} />}
    </AccountFrame>
  );
}
