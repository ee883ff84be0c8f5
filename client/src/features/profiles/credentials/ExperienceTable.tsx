import { useCallback } from "react";
import { useDeleteExperienceMutation } from "../../../generated/hooks";
import { formatPeriod } from "../../../shared/formatDate";
import { paths } from "../../../shared/paths";
import { useAlerts } from "../../alerts/AlertsProvider";
import { CredentialTable } from "./CredentialTable";
import { NoCredentials } from "./NoCredentials";
import type { OwnProfile } from "../own/useMyProfile";

/** The viewer's jobs. */
export function ExperienceTable({ profile }: { profile: OwnProfile }) {
  return (
    <CredentialTable
      title="Experience"
      kind="experience"
      columns={["Company", "Title", "Dates"]}
      rows={profile.experience.map(({ id, company, title, from, to }) => ({
        id,
        editPath: paths.editExperience(id),
        name: `${title} at ${company}`,
        cells: [company, title, formatPeriod(from, to)],
      }))}
      empty={
        <NoCredentials to={paths.addExperience} label="Add Experience">
          No jobs here yet. Where have you worked?
        </NoCredentials>
      }
      onDelete={useDeleteExperience(profile)}
    />
  );
}

/** The row goes at once, and comes back if the service refuses. */
function useDeleteExperience(profile: OwnProfile) {
  const alerts = useAlerts();
  const [deleteExperience] = useDeleteExperienceMutation();
  return useCallback(
    async (id: string) => {
      const left = profile.experience.filter((item) => item.id !== id);
      await deleteExperience({
        variables: { id },
        optimisticResponse: { deleteExperience: { ...profile, experience: left } },
      });
      alerts.success("Experience Removed");
    },
    [deleteExperience, profile, alerts],
  );
}
