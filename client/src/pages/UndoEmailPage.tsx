import { AccountFrame } from "../features/accounts/AccountFrame";
import { IncompleteLink } from "../features/recovery/IncompleteLink";
import * as texts from "../features/recovery/texts";
import { UndoEmailForm } from "../features/recovery/UndoEmailForm";
import { useLinkToken } from "../features/recovery/useLinkToken";
import { paths } from "../shared/paths";
import { wholeLinkNeeded } from "./texts";

const other = { question: texts.linkTooOld, label: texts.askForPassword, to: paths.forgotPassword };

export function UndoEmailPage() {
  const token = useLinkToken();
  return (
    <AccountFrame title={texts.undoTitle} lead={token ? texts.undoLead : wholeLinkNeeded} other={other}>
      {token ? <UndoEmailForm token={token} /> : <IncompleteLink advice={texts.askAdvice} />}
    </AccountFrame>
  );
}
