import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { VerifyEmailForm } from "../features/recovery/VerifyEmailForm";
import { paths } from "../shared/paths";

const other = { question: "Link too old?", label: "Ask for a new one at home", to: paths.dashboard };

export function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <AccountFrame title="Confirm your address" lead="One press, and we know that it is yours." other={other}>
      {token ? <VerifyEmailForm token={token} /> : <IncompleteLink advice="ask for a new one at home" />}
    </AccountFrame>
  );
}
