import type { ReactNode } from "react";
import type { AdminSection } from "../../shared/paths";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import { useSession } from "../accounts/SessionProvider";
import { AdminTabs, sectionLabels } from "./AdminTabs";
import * as texts from "./texts";

interface Props {
  section: AdminSection | "overview";
  /** What everyone else sees, moderators, too: the page of an address that does not exist. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** A page of the administration, for admins. The service has the rule; here it decides what the page looks like. */
export function AdminFrame({ section, otherwise, children }: Props) {
  const { status, user } = useSession();
  if (status !== "member") return null;
  if (!user?.isAdmin) return otherwise;
  return (
    <PageFrame measure="grid">
      <PageTitle documentTitle={`${sectionLabels[section]} · ${texts.title}`}>{texts.title}</PageTitle>
      <AdminTabs current={section} />
      {children}
    </PageFrame>
  );
}
