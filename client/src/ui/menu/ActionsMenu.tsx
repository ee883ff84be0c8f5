import { chakra } from "@chakra-ui/react";
import { type FocusEvent, type KeyboardEvent, useId } from "react";
import { Ellipsis } from "../../generated/icons/Ellipsis";
import { IconButton } from "../Button";
import type { MenuEntry } from "./menuEntry";
import { moveFocus } from "./moveFocus";
import { useMenu } from "./useMenu";

interface Props {
  /** Names the thing, e.g. "More actions for the reply by Ada". */
  label: string;
  /** What is not offered at present may be null. */
  entries: readonly (MenuEntry | null)[];
}

/** The rare actions of a thing behind a button with three dots. Dialogs that an entry opens stand outside of the menu. */
export function ActionsMenu({ label, entries }: Props) {
  const { isOpen, toggle, close, button, menu } = useMenu();
  const menuId = useId();
  const offered = entries.filter((entry) => entry !== null);
  if (offered.length === 0) return null;
  const choose = ({ onSelect }: MenuEntry) => {
    // First, so that a dialog that closes later gives the focus back to the button.
    close();
    onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") close();
    if (event.key === "Escape") event.preventDefault();
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) close({ keepFocus: true });
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        color="fg.muted"
        flexShrink="0"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-noprint
        onClick={toggle}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <chakra.div
          ref={menu}
          id={menuId}
          role="menu"
          aria-label={label}
          popover="manual"
          tabIndex={-1}
          css={look}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          {offered.map((entry) => (
            <Item key={entry.label} entry={entry} onChoose={() => choose(entry)} />
          ))}
        </chakra.div>
      )}
    </>
  );
}

function Item({ entry: { label, Icon, isDanger }, onChoose }: { entry: MenuEntry; onChoose(): void }) {
  return (
    <chakra.button
      type="button"
      role="menuitem"
      tabIndex={-1}
      css={item}
      color={isDanger ? "danger.text" : undefined}
      onClick={onChoose}
    >
      <Icon size={18} aria-hidden="true" />
      {label}
    </chakra.button>
  );
}

const look = {
  position: "absolute",
  inset: "auto",
  margin: "0",
  minWidth: "12rem",
  maxWidth: "calc(100vw - 1rem)",
  padding: "2",
  color: "fg",
  bg: "bg.surface",
  borderWidth: "1px",
  borderRadius: "md",
  boxShadow: "raised",
  fontSize: "md",
  textAlign: "start",
} as const;

const item = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  minHeight: "11",
  paddingInline: "3",
  borderRadius: "sm",
  fontWeight: "semibold",
  textAlign: "start",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  _focusVisible: { outlineOffset: "-3px" },
} as const;
