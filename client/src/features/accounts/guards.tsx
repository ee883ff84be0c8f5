import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useNavigationState } from "../../shared/NavigationContext";
import { PageSpinner } from "../../ui/feedback/PageSpinner";
import { useSession } from "./SessionProvider";
import { SessionUnknown } from "./SessionUnknown";
import { wantedPath } from "./wantedPath";

/** Lets members through, and visitors who are still being checked; sends guests to log in and then back here. */
export function RequireMember() {
  const { status, isUnreachable } = useSession();
  const location = useLocation();
  const { isLoading } = useNavigationState();
  if (status !== "guest") return <Outlet />;
  if (isUnreachable) return <SessionUnknown />;
  // Who is already on the way to another page, as after logging out, is not held up.
  if (isLoading) return null;
  return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />;
}

/** Login and register are for visitors; a member goes on to where they wanted to go, or home. */
export function RequireGuest() {
  const { status } = useSession();
  const location = useLocation();
  if (status === "checking") return <PageSpinner />;
  if (status === "member") return <Navigate to={wantedPath(location.state) ?? "/dashboard"} replace />;
  return <Outlet />;
}
