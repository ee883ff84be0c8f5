import { AccountFrame } from "../features/accounts/AccountFrame";
import { LoginForm } from "../features/accounts/LoginForm";
import { paths } from "../shared/paths";

const other = { question: "No account yet?", label: "Sign up", to: paths.register };

export function LoginPage() {
  return (
    <AccountFrame title="Login" lead="Good to see you again. Your circle is waiting." other={other}>
      <LoginForm />
    </AccountFrame>
  );
}
