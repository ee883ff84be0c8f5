import { RegisterForm } from "../features/accounts/RegisterForm";
import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function RegisterPage() {
  return (
    <PageFrame measure="form">
      <PageTitle>Register</PageTitle>
      <RegisterForm />
    </PageFrame>
  );
}
