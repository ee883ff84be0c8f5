import { useLocation } from "react-router-dom";
import { AccountFrame } from "../features/accounts/AccountFrame";
import { LoginForm } from "../features/accounts/LoginForm";
import { wantsGroup } from "../features/accounts/wantedPath";
import { TeaserBones } from "../features/accounts/TeaserBones";
import { paths } from "../shared/paths";
import { servicePart } from "../shared/service/servicePart";
import { useHasHydrated } from "../ui/page/useHasHydrated";

const GroupTeasers = servicePart(() =>
  import("../features/accounts/GroupTeasers").then((module) => module.GroupTeasers),
);

const other = { question: "No account yet?", label: "Sign up", to: paths.register };

export function LoginPage() {
  const { state } = useLocation();
  const isForGroup = useHasHydrated() && wantsGroup(state);
  return (
    <AccountFrame
      title="Login"
      lead={isForGroup ? "Log in to join a group." : "Good to see you again. Your circle is waiting."}
      other={other}
      aside={isForGroup && <GroupTeasers fallback={<TeaserBones />} />}
    >
      <LoginForm />
    </AccountFrame>
  );
}
