import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import { ResetPasswordForm } from "../features/recovery/ResetPasswordForm";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { paths } from "../shared/paths";

const other = { question: "Link too old?", label: "Ask for a new one", to: paths.forgotPassword };

export function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <AccountFrame
      title="Choose a new password"
      lead="It replaces the one you forgot, and logs out all your devices."
      other={other}
    >
      {token ? <ResetPasswordForm token={token} /> : <IncompleteLink advice="ask for a new one" />}
    </AccountFrame>
  );
}
