import { chakra } from "@chakra-ui/react";
import { BriefcaseBusiness } from "../../../generated/icons/BriefcaseBusiness";
import { GraduationCap } from "../../../generated/icons/GraduationCap";
import { House } from "../../../generated/icons/House";
import { Pencil } from "../../../generated/icons/Pencil";
import { useLocation } from "react-router-dom";
import { PageLink } from "../../../ui/navigation/PageLink";
import { paths } from "../../../shared/paths";
import * as texts from "../texts";

const items = [
  { to: paths.dashboard, label: texts.home, Icon: House },
  { to: paths.editProfile, label: texts.editProfile, Icon: Pencil },
  { to: paths.addExperience, label: texts.addExperience, Icon: BriefcaseBusiness },
  { to: paths.addEducation, label: texts.addEducation, Icon: GraduationCap },
];

/** Links between the pages of the viewer's own profile: next to them on wide screens, above them on narrow ones. */
export function SideNav() {
  const { pathname } = useLocation();
  return (
    <chakra.nav
      aria-label={texts.yourProfile}
      width={{ base: "full", lg: "14rem" }}
      flexShrink="0"
      position={{ lg: "sticky" }}
      top={{ lg: "28" }}
    >
      <chakra.ul
        layerStyle="card"
        padding="2"
        display="grid"
        gap="1"
        gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))", lg: "1fr" }}
      >
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <chakra.span asChild css={item}>
              <PageLink to={to} aria-current={to === pathname ? "page" : undefined}>
                <Icon size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
                {label}
              </PageLink>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const item = {
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  minHeight: "11",
  height: "full",
  paddingInline: "3",
  borderRadius: "md",
  fontWeight: "semibold",
  lineHeight: "snug",
  _hover: { bg: "bg.subtle" },
  "&[aria-current=page]": { bg: "accent.soft", color: "accent.text" },
} as const;
