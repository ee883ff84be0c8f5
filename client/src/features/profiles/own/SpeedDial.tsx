import { chakra } from "@chakra-ui/react";
import { styled } from "../../../ui/styled";
import { BriefcaseBusiness } from "../../../generated/icons/BriefcaseBusiness";
import { GraduationCap } from "../../../generated/icons/GraduationCap";
import { House } from "../../../generated/icons/House";
import { Pencil } from "../../../generated/icons/Pencil";
import { Plus } from "../../../generated/icons/Plus";
import { useRef, useState } from "react";
import { PageLink } from "../../../ui/navigation/PageLink";
import { paths } from "../../../shared/paths";
import { useDismiss } from "./useDismiss";
import * as texts from "../texts";

const links = [
  { to: paths.addEducation, label: texts.school, Icon: GraduationCap },
  { to: paths.addExperience, label: texts.work, Icon: BriefcaseBusiness },
  { to: paths.editProfile, label: texts.edit, Icon: Pencil },
  { to: paths.dashboard, label: texts.home, Icon: House },
];

/** A round button beside what it is about, which opens into the shortcuts of a member. It covers nothing until then. */
export function SpeedDial() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useDismiss(root, isOpen, (reason) => {
    close();
    if (reason === "escape") button.current?.focus();
  });
  return (
    <chakra.div ref={root} css={corner} data-noprint>
      <DialButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="speed-dial"
        aria-label={texts.shortcuts}
        title={texts.shortcuts}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus size={22} aria-hidden="true" />
      </DialButton>
      <chakra.ul id="speed-dial" hidden={!isOpen} css={isOpen ? list : undefined}>
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <DialLink asChild>
              <PageLink to={to} onClick={close}>
                {label}
                <Icon size={20} aria-hidden="true" />
              </PageLink>
            </DialLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

const corner = {
  position: "relative",
  // Wider screens have these ways beside the page.
  display: { base: "block", md: "none" },
  flexShrink: "0",
  zIndex: "docked",
} as const;

const list = {
  position: "absolute",
  insetEnd: "0",
  top: "calc(100% + 0.5rem)",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: "2",
} as const;

const DialButton = styled("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "11",
    height: "11",
    borderRadius: "full",
    bg: "fg",
    color: "bg",
    boxShadow: "raised",
    cursor: "pointer",
    "& svg": { transition: "transform 200ms" },
    "&[aria-expanded=true] svg": { transform: "rotate(45deg)" },
  },
});

const DialLink = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "3",
    minHeight: "12",
    paddingInlineStart: "5",
    paddingInlineEnd: "4",
    borderRadius: "full",
    bg: "bg.surface",
    borderWidth: "1px",
    borderColor: "border.strong",
    boxShadow: "raised",
    fontWeight: "semibold",
    animation: "rise 160ms",
    _hover: { bg: "bg.subtle" },
  },
});
