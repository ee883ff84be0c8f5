import { AccountFrame } from "../features/accounts/AccountFrame";
import { ForgotPasswordForm } from "../features/recovery/ForgotPasswordForm";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.rememberedIt, label: texts.logIn, to: paths.login };

export function ForgotPasswordPage() {
  return (
    <AccountFrame title={texts.forgotPassword} lead={texts.forgotLead} other={other}>
      <ForgotPasswordForm />
    </AccountFrame>
  );
}
