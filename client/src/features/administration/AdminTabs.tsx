import { type AdminSection, paths } from "../../shared/paths";
import { ViewLinks } from "../../ui/navigation/ViewLinks";
import * as texts from "./texts";

export const sectionLabels: Readonly<Record<AdminSection | "overview", string>> = {
  overview: texts.overview,
  people: texts.people,
  content: texts.content,
  jobs: texts.jobs,
  site: texts.site,
};

/** The parts of the administration. */
export function AdminTabs({ current }: { current: AdminSection | "overview" }) {
  const sections = Object.keys(sectionLabels) as (AdminSection | "overview")[];
  const views = sections.map((section) => ({
    to: paths.administration(section === "overview" ? undefined : section),
    label: sectionLabels[section],
    isCurrent: section === current,
  }));
  return <ViewLinks label={texts.sections} views={views} wraps marginTop="5" marginBottom="6" data-noprint />;
}
