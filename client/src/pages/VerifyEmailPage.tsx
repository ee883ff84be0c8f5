import { useCallback, useState } from "react";
import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { VerifyEmailForm } from "../features/recovery/VerifyEmailForm";
import { paths } from "../shared/paths";
import * as texts from "./texts";

const other = { question: texts.linkTooOld, label: texts.askForNewAtHome, to: paths.dashboard };

export function VerifyEmailPage() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const onDone = useCallback(() => setDone(true), []);
  return (
    <AccountFrame
      title={texts.confirmAddress}
      lead={isDone ? "" : token ? texts.confirmLead : texts.wholeLinkNeeded}
      other={isDone ? undefined : other}
    >
      {token ? <VerifyEmailForm token={token} onDone={onDone} /> : <IncompleteLink advice={texts.orAskForNew} />}
    </AccountFrame>
  );
}
