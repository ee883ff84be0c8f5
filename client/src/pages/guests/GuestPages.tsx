import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { GuestInvitationPage } from "./GuestInvitationPage";
import { LookInsidePage } from "./LookInsidePage";

/** What guests see at the addresses of groups and invitations. */
export function GuestPages({ ended }: { ended: ReactNode }) {
  return useParams().code === undefined ? <LookInsidePage /> : <GuestInvitationPage ended={ended} />;
}
