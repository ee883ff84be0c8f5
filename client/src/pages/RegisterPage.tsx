import { AccountFrame } from "../features/accounts/AccountFrame";
import { RegisterForm } from "../features/accounts/RegisterForm";
import { paths } from "../shared/paths";

const other = { question: "Already have an account?", label: "Log in", to: paths.login };

export function RegisterPage() {
  return (
    <AccountFrame title="Register" lead="A name, an email, a password, and you are in." other={other}>
      <RegisterForm />
    </AccountFrame>
  );
}
