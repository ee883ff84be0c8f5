import { ResetPasswordForm } from "../features/recovery/ResetPasswordForm";
import { paths } from "../shared/paths";
import { LinkPage } from "./LinkPage";
import * as texts from "./texts";

const other = { question: texts.linkTooOld, label: texts.askForNew, to: paths.forgotPassword };

export const ResetPasswordPage = () => (
  <LinkPage title={texts.choosePassword} lead={texts.chooseLead} advice={texts.orAskForNew} other={other}>
    {(token) => <ResetPasswordForm token={token} />}
  </LinkPage>
);
