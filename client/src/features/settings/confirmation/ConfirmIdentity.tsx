import { useSyncExternalStore } from "react";
import { servicePart } from "../../../shared/service/servicePart";
import { isConfirmationAsked, subscribeToConfirmation } from "./confirmationStore";

const Dialog = servicePart(() => import("./ConfirmIdentityDialog").then((module) => module.ConfirmIdentityDialog));

/** Asks the member to confirm that it is them, as soon as a request needs it. */
export function ConfirmIdentity() {
  const isAsked = useSyncExternalStore(subscribeToConfirmation, isConfirmationAsked, () => false);
  return isAsked ? <Dialog fallback={null} /> : null;
}
