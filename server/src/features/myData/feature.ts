import { defineFeature } from "../../platform/feature";
import { myDataEvents } from "./events";
import { exportAct } from "./exportAct";
import { exportNotification } from "./exportNotification";
import { makeExport } from "./makeExport";
import { AbsentExportResolver, DataExportResolver, MyDataResolver } from "./MyDataResolver";
import { myDataData } from "./personalData";
import { removeEndedExportsHourly } from "./removeEndedExports";
import { exportRoutes } from "./rest/exportRoutes";

/** What members can do with everything that is stored of them. */
export const myData = defineFeature({
  resolvers: [MyDataResolver, AbsentExportResolver, DataExportResolver],
  loaders: {},
  events: myDataEvents,
  notifications: [exportNotification],
  rest: {
    tags: [{ name: "My data", description: "A copy of everything that the service stores of a member." }],
    routes: exportRoutes,
  },
  jobs: [makeExport, removeEndedExportsHourly],
  personalData: myDataData,
  acts: [exportAct],
});
