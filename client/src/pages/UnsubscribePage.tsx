import { UnsubscribeForm } from "../features/settings/notifications/UnsubscribeForm";
import { paths } from "../shared/paths";
import { LinkPage } from "./LinkPage";
import * as texts from "./texts";

const other = { question: texts.otherMails, label: texts.notificationSettings, to: paths.notificationSettings };

export const UnsubscribePage = () => (
  <LinkPage title={texts.unsubscribe} lead={texts.unsubscribeLead} advice={texts.orChooseMails} other={other}>
    {(token) => <UnsubscribeForm token={token} />}
  </LinkPage>
);
