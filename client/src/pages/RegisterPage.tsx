import { AccountFrame } from "../features/accounts/AccountFrame";
import { RegisterForm } from "../features/accounts/RegisterForm";
import welcome from "../pictures/welcome.svg";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.haveAccount, label: texts.logIn, to: paths.login };

export function RegisterPage() {
  return (
    <AccountFrame picture={welcome} title={texts.register} lead={texts.registerLead} other={other}>
      <RegisterForm />
    </AccountFrame>
  );
}
