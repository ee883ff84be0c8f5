import { defineNotification, withdrawal } from "../../platform/notifications/defineNotification";
import { User } from "../accounts/users/User";
import { myDataMessages } from "./messages";
import { isDownloadable } from "./myDataStatements";

export const exportNotification = defineNotification({
  kind: "DATA_EXPORT",
  description: "The copy of the viewer's data is ready to download.",
  label: "Your data",
  topic: "ACCOUNT",
  scope: null,
  event: "dataExportReady",
  recipients: ({ userId }) => [userId],
  actorOf: () => null,
  subjectOf: ({ userId }) => userId,
  sourceOf: ({ exportId }) => exportId,
  subject: { name: "User", type: () => User, load: ({ loaders }, id) => loaders.user.load(id) },
  isReadable: isDownloadable,
  summarize: () => myDataMessages.exportReady(),
  withdrawnBy: [withdrawal("dataExportRemoved", ({ exportId }) => ({ source: exportId }))],
});
