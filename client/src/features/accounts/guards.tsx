import { useState } from "react";
import { createPath, Navigate, Outlet, useLocation } from "react-router-dom";
import { useNavigationState } from "../../shared/NavigationContext";
import { PageSpinner } from "../../ui/feedback/PageSpinner";
import { useSession } from "./SessionProvider";
import { LoginAgain } from "./LoginAgain";
import { SessionUnknown } from "./SessionUnknown";
import { wantedPath } from "./wantedPath";

/**
 * Lets members through, and visitors who are still being checked; sends guests to log in and then back here. Someone who
 * was a member a moment ago logs in at the same place: the session ended in the middle of what they did. Groups and
 * invitations show something to guests, too: `MembersOrLook`.
 */
export function RequireMember() {
  const { status, isUnreachable } = useSession();
  const wasMember = useWasMember(status === "member");
  const location = useLocation();
  const { isLoading } = useNavigationState();
  if (status !== "guest") return <Outlet />;
  if (isUnreachable) return <SessionUnknown />;
  // A navigation is in flight already, for example after logging out.
  if (isLoading) return null;
  if (wasMember) return <LoginAgain />;
  return hasLook.test(location.pathname) ? (
    <Outlet />
  ) : (
    <Navigate to="/login" replace state={{ from: createPath(location) }} />
  );
}

const hasLook = /^\/(posts|join)\/[^/]+$/;

function useWasMember(isMember: boolean): boolean {
  const [wasMember, setWasMember] = useState(isMember);
  if (isMember && !wasMember) setWasMember(true);
  return wasMember;
}

/** Redirects members away from login and register, to the page they wanted or to Home. */
export function RequireGuest() {
  const { status } = useSession();
  const location = useLocation();
  if (status === "checking") return <PageSpinner />;
  if (status === "member")
    return <Navigate to={wantedPath(location.state) ?? "/dashboard"} replace state={location.state} />;
  return <Outlet />;
}
