import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { AdminFrame } from "../features/administration/AdminFrame";
import { Overview } from "../features/administration/overview/Overview";
import { People } from "../features/administration/people/People";
import { SectionsSkeleton } from "../features/administration/SectionsSkeleton";
import { TextSkeleton } from "../features/administration/content/TextSkeleton";
import { WorkSkeleton } from "../features/administration/work/WorkSkeleton";
import { servicePart } from "../shared/service/servicePart";
import { NotFoundPage } from "./NotFoundPage";

const LateContent = servicePart(() => import("../features/administration/laterParts").then((module) => module.Content));
const LateWork = servicePart(() => import("../features/administration/laterParts").then((module) => module.FailedWork));
const LateSite = servicePart(() =>
  import("../features/administration/laterParts").then((module) => module.SiteSettings),
);

const Content = () => <LateContent fallback={<TextSkeleton />} />;
const Work = () => <LateWork fallback={<WorkSkeleton />} />;
const Site = () => <LateSite fallback={<SectionsSkeleton />} />;

const sections = { people: People, content: Content, jobs: Work, site: Site } as const;

/** What admins see and do. One page, so that its code is one file, which nobody else loads. */
export function AdminPage() {
  const { section } = useParams();
  if (!isSection(section)) return <NotFoundPage />;
  const Section: ComponentType = section ? sections[section] : Overview;
  return (
    <AdminFrame section={section ?? "overview"} otherwise={<NotFoundPage />}>
      <Section key={section} />
    </AdminFrame>
  );
}

const isSection = (name: string | undefined): name is keyof typeof sections | undefined =>
  name === undefined || Object.hasOwn(sections, name);
