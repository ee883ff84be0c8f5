import { createServiceSource } from "../shared/service/serviceSource";

/** The product's one connection to its service, loaded by the first page or action that needs it. */
export const appService = createServiceSource(async () => {
  // In three tasks, so that none of them holds up what a person does meanwhile: the code, the client, the page.
  const { createService } = await import("./service");
  await nextTask();
  const service = createService();
  await nextTask();
  return service;
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
