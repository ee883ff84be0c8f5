import { DeclineForm } from "../features/reminders/DeclineForm";
import { paths } from "../shared/paths";
import { LinkPage } from "./LinkPage";
import * as texts from "./texts";

const other = { question: texts.otherSessions, label: texts.notificationSettings, to: paths.notificationSettings };

/** Where the button of a reminder leads. */
export const DeclinePage = () => (
  <LinkPage title={texts.decline} lead={texts.declineLead} advice={texts.orDeclineThere} other={other}>
    {(token) => <DeclineForm token={token} />}
  </LinkPage>
);
