import { AccountFrame } from "../features/accounts/AccountFrame";
import { RegisterForm } from "../features/accounts/RegisterForm";
import { paths } from "../shared/paths";

const other = { question: "Already have an account?", label: "Log in", to: paths.login };

export function RegisterPage() {
  return (
    <AccountFrame title="Register" lead="All you need is a name, an email and a password." other={other}>
      <RegisterForm />
    </AccountFrame>
  );
}
