import { LoginForm } from "../features/accounts/LoginForm";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function LoginPage() {
  return (
    <PageFrame measure="form">
      <PageTitle>Login</PageTitle>
      <LoginForm />
    </PageFrame>
  );
}
