import { servicePart } from "../../shared/service/servicePart";

/** How many study now, once the service's code has loaded; until then, and if that fails, the fallback. */
export const StudyingCount = servicePart(
  () => import("../../features/home/StudyingCount").then((module) => module.StudyingCount),
  { isOptional: true },
);
