import { paths } from "../../shared/paths";
import { AccountFrame } from "./AccountFrame";
import { LoginForm } from "./LoginForm";
import * as texts from "./texts";

const other = { question: texts.noAccount, label: texts.signUp, to: paths.register };

export function LoginAgainPage() {
  return (
    <AccountFrame title={texts.login} lead={texts.loginAgainLead} other={other}>
      <LoginForm />
    </AccountFrame>
  );
}
