import { useCallback } from "react";
import { useDeleteEducationMutation } from "../../../generated/credentialHooks";
import { formatPeriod } from "../../../shared/time/formatDate";
import { paths } from "../../../shared/paths";
import { useAlerts } from "../../alerts/AlertsProvider";
import { CredentialTable } from "./CredentialTable";
import { NoCredentials } from "./NoCredentials";
import type { OwnProfile } from "../own/useMyProfile";
import * as texts from "../texts";

/** The viewer's studies. */
export function EducationTable({ profile }: { profile: OwnProfile }) {
  return (
    <CredentialTable
      title={texts.education}
      kind={texts.educationKind}
      columns={[texts.school, texts.degree, texts.dates]}
      rows={profile.education.map(({ id, school, degree, from, to }) => ({
        id,
        editPath: paths.editEducation(id),
        name: texts.jobAt(degree, school),
        cells: [school, degree, formatPeriod(from, to)],
      }))}
      empty={
        <NoCredentials to={paths.addEducation} label={texts.addEducation}>
          {texts.noStudies}
        </NoCredentials>
      }
      onDelete={useDeleteEducation(profile)}
    />
  );
}

/** The row goes at once, and comes back if the service refuses. */
function useDeleteEducation(profile: OwnProfile) {
  const alerts = useAlerts();
  const [deleteEducation] = useDeleteEducationMutation();
  return useCallback(
    async (id: string) => {
      const left = profile.education.filter((item) => item.id !== id);
      await deleteEducation({
        variables: { id },
        optimisticResponse: { deleteEducation: { ...profile, education: left } },
      });
      alerts.success(texts.educationRemoved);
    },
    [deleteEducation, profile, alerts],
  );
}
