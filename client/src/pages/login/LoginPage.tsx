import { useState } from "react";
import { useLocation } from "react-router-dom";
import { AccountFrame } from "../../features/accounts/AccountFrame";
import { LoginForm } from "../../features/accounts/LoginForm";
import type { Suspension } from "../../features/accounts/readSuspension";
import { usePlace } from "../../features/accounts/places/usePlace";
import { wantsGroup } from "../../features/accounts/wantedPath";
import { TeaserBones } from "../../features/accounts/TeaserBones";
import { paths } from "../../shared/paths";
import { servicePart } from "../../shared/service/servicePart";
import { PageSpinner } from "../../ui/feedback/PageSpinner";
import { useHasHydrated } from "../../ui/page/useHasHydrated";
import * as texts from "../texts";

const GroupTeasers = servicePart(() =>
  import("../../features/accounts/GroupTeasers").then((module) => module.GroupTeasers),
);

const Suspended = servicePart(() =>
  import("../../features/moderation/suspended/Suspended").then((module) => module.Suspended),
);

const other = { question: texts.noAccount, label: texts.signUp, to: paths.register };

export function LoginPage() {
  const { state } = useLocation();
  const isForGroup = useHasHydrated() && wantsGroup(state);
  const place = usePlace();
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  if (suspension) {
    return <Suspended suspension={suspension} onClose={() => setSuspension(null)} fallback={<PageSpinner />} />;
  }
  return (
    <AccountFrame
      title={texts.login}
      picture={place === undefined ? undefined : (place?.picture ?? null)}
      lead={place === undefined ? texts.loginLead : (place?.sentence ?? "")}
      other={other}
      aside={isForGroup && <GroupTeasers fallback={<TeaserBones />} />}
    >
      <LoginForm onSuspended={setSuspension} />
    </AccountFrame>
  );
}
