import { createServiceSource } from "../../shared/service/serviceSource";

/** The product's one connection to its service, loaded by the first page or action that needs it. */
export const appService = createServiceSource(async () => {
  // In three tasks (code, client, page), so that none of them blocks input for long.
  const { createService } = await import("./service");
  await nextTask();
  const service = createService();
  await nextTask();
  return service;
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
