import { AccountFrame } from "../features/accounts/AccountFrame";
import { ForgotPasswordForm } from "../features/recovery/ForgotPasswordForm";
import { paths } from "../shared/paths";

const other = { question: "Remembered it?", label: "Log in", to: paths.login };

export function ForgotPasswordPage() {
  return (
    <AccountFrame title="Forgot your password?" lead="We'll send you a link to choose a new one." other={other}>
      <ForgotPasswordForm />
    </AccountFrame>
  );
}
