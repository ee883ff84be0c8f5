import { createServiceSource } from "../shared/service/serviceSource";

/** The product's one connection to its service, loaded by the first page or action that needs it. */
export const appService = createServiceSource(() => import("./service").then(({ service }) => service));
