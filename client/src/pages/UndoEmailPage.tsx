import * as texts from "../features/recovery/texts";
import { UndoEmailForm } from "../features/recovery/UndoEmailForm";
import { paths } from "../shared/paths";
import { LinkPage } from "./LinkPage";

const other = { question: texts.linkTooOld, label: texts.askForPassword, to: paths.forgotPassword };

export const UndoEmailPage = () => (
  <LinkPage title={texts.undoTitle} lead={texts.undoLead} advice={texts.askAdvice} other={other}>
    {(token) => <UndoEmailForm token={token} />}
  </LinkPage>
);
