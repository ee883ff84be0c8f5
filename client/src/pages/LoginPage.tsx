import { useLocation } from "react-router-dom";
import { AccountFrame } from "../features/accounts/AccountFrame";
import { LoginForm } from "../features/accounts/LoginForm";
import { wantsGroup } from "../features/accounts/wantedPath";
import { TeaserBones } from "../features/accounts/TeaserBones";
import { paths } from "../shared/paths";
import { servicePart } from "../shared/service/servicePart";
import { useHasHydrated } from "../ui/page/useHasHydrated";
import * as texts from "./texts";

const GroupTeasers = servicePart(() =>
  import("../features/accounts/GroupTeasers").then((module) => module.GroupTeasers),
);

const other = { question: texts.noAccount, label: texts.signUp, to: paths.register };

export function LoginPage() {
  const { state } = useLocation();
  const isForGroup = useHasHydrated() && wantsGroup(state);
  return (
    <AccountFrame
      title={texts.login}
      lead={isForGroup ? texts.loginForGroup : texts.loginLead}
      other={other}
      aside={isForGroup && <GroupTeasers fallback={<TeaserBones />} />}
    >
      <LoginForm />
    </AccountFrame>
  );
}
