import { Navigate } from "react-router-dom";
import { paths } from "../shared/paths";

/** The address that people guess: it leads to the first page of the settings. */
export function SettingsPage() {
  return <Navigate to={paths.accountSettings} replace />;
}
