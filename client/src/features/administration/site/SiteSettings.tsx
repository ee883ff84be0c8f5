import { chakra } from "@chakra-ui/react";
import { useSiteStateQuery } from "../../../generated/administrationHooks";
import { fresh } from "../lookups";
import { Missing } from "../Missing";
import { CardsSkeleton, stateHeights } from "../SectionsSkeleton";
import { twoColumns } from "../twoColumns";
import { loadingSite } from "../texts";
import * as texts from "./texts";
import { Bans } from "./Bans";
import { NoticeForm } from "./NoticeForm";
import { ReadOnly } from "./ReadOnly";
import { RegistrationsForm } from "./RegistrationsForm";
import { Storage } from "./Storage";

/** What changes the whole site. Each part fails for itself. */
export function SiteSettings() {
  return (
    <chakra.div css={twoColumns}>
      <div>
        <State />
      </div>
      <div>
        <Bans />
        <Storage />
      </div>
    </chakra.div>
  );
}

function State() {
  const { data, error, loading, refetch } = useSiteStateQuery(fresh);
  const site = data?.site;
  if (!site && error) return <Missing error={error} title={texts.siteMissing} isRetrying={loading} refetch={refetch} />;
  if (!site) return <CardsSkeleton label={loadingSite} heights={stateHeights} />;
  return (
    <>
      <NoticeForm notice={site.notice ?? null} />
      <RegistrationsForm current={site.registrations} />
      <ReadOnly isReadOnly={site.isReadOnly} />
    </>
  );
}
