import { useCallback } from "react";
import { useDeleteExperienceMutation } from "../../../generated/credentialHooks";
import { formatPeriod } from "../../../shared/time/formatDate";
import { paths } from "../../../shared/paths";
import { useAlerts } from "../../alerts/AlertsProvider";
import { CredentialTable } from "./CredentialTable";
import { NoCredentials } from "./NoCredentials";
import type { OwnProfile } from "../own/useMyProfile";
import * as texts from "../texts";

/** The viewer's jobs. */
export function ExperienceTable({ profile }: { profile: OwnProfile }) {
  return (
    <CredentialTable
      title={texts.experience}
      kind={texts.experienceKind}
      columns={[texts.company, texts.title, texts.dates]}
      rows={profile.experience.map(({ id, company, title, from, to }) => ({
        id,
        editPath: paths.editExperience(id),
        name: texts.jobAt(title, company),
        cells: [company, title, formatPeriod(from, to)],
      }))}
      empty={
        <NoCredentials to={paths.addExperience} label={texts.addExperience}>
          {texts.noJobs}
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
      alerts.success(texts.experienceRemoved);
    },
    [deleteExperience, profile, alerts],
  );
}
