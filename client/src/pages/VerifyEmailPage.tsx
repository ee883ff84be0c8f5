import { useCallback, useState } from "react";
import { VerifyEmailForm } from "../features/recovery/VerifyEmailForm";
import { paths } from "../shared/paths";
import { LinkPage } from "./LinkPage";
import * as texts from "./texts";

const other = { question: texts.linkTooOld, label: texts.askForNewAtHome, to: paths.dashboard };

export function VerifyEmailPage() {
  const [isDone, setDone] = useState(false);
  const onDone = useCallback(() => setDone(true), []);
  return (
    <LinkPage
      title={texts.confirmAddress}
      lead={isDone ? "" : texts.confirmLead}
      advice={texts.orAskForNew}
      other={isDone ? undefined : other}
    >
      {(token) => <VerifyEmailForm token={token} onDone={onDone} />}
    </LinkPage>
  );
}
