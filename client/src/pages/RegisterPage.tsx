import { AccountFrame } from "../features/accounts/AccountFrame";
import { RegisterForm } from "../features/accounts/RegisterForm";
import welcome from "../pictures/welcome.svg";
import { paths } from "../shared/paths";

const other = { question: "Already have an account?", label: "Log in", to: paths.login };

export function RegisterPage() {
  return (
    <AccountFrame
      picture={welcome}
      title="Register"
      lead="All you need is a name, an email and a password."
      other={other}
    >
      <RegisterForm />
    </AccountFrame>
  );
}
