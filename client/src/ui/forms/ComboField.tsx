import { Box, chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../VisuallyHidden";
import { ChevronDown } from "../../generated/icons/ChevronDown";
import { useEffect } from "react";
import { Input } from "./controls";
import { type ControlProps, Field, type FieldFrame } from "./Field";
import type { ComboOption } from "./findOptions";
import { type ComboChoice, useCombo } from "./useCombo";

/** One of many fixed choices, found by typing a part of it. */
export function ComboField({ name, label, hint, isRequired, ...choice }: FieldFrame & ComboChoice) {
  return (
    <Field {...{ name, label, hint, isRequired }}>
      {(control) => <Combo control={control} label={label} choice={choice} />}
    </Field>
  );
}

function Combo({ control, label, choice }: { control: ControlProps; label: string; choice: ComboChoice }) {
  const { input, text, isOpen, found, active, open, choose, type, leave, press } = useCombo(choice);
  const isNothingFound = isOpen && found.length === 0;
  const listId = `${control.id}-options`;
  return (
    <Box position="relative">
      <Input
        {...control}
        ref={input}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        paddingInlineEnd="10"
        value={text}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <chakra.span
        position="absolute"
        insetEnd="4"
        top="0"
        height="12"
        display="grid"
        placeItems="center"
        pointerEvents="none"
      >
        <ChevronDown size={18} aria-hidden="true" />
      </chakra.span>
      <VisuallyHidden role="status">
        {isNothingFound ? choice.nothing : isOpen && describeCount(found.length)}
      </VisuallyHidden>
      {found.length > 0 && <Options id={listId} label={label} {...{ found, active, choose }} chosen={choice.value} />}
      {isNothingFound && (
        <chakra.p css={{ ...panel, padding: "4" }} aria-hidden="true">
          {choice.nothing}
        </chakra.p>
      )}
    </Box>
  );
}

interface OptionsProps {
  id: string;
  label: string;
  found: readonly ComboOption[];
  active: number;
  chosen: string;
  choose(option: ComboOption): void;
}

function Options({ id, label, found, active, chosen, choose }: OptionsProps) {
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active, found]);
  return (
    <chakra.div id={id} role="listbox" aria-label={label} css={list}>
      {found.map((option, index) => (
        <button
          key={option.value}
          id={optionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === chosen}
          data-active={index === active || undefined}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {option.label}
        </button>
      ))}
    </chakra.div>
  );
}

const optionId = (list: string, index: number) => `${list}-${index}`;

function describeCount(count: number): string {
  return count === 1 ? "1 choice" : `${count} choices`;
}

const panel = {
  position: "absolute",
  zIndex: "docked",
  insetInline: "0",
  top: "100%",
  marginTop: "1",
  bg: "bg.surface",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "md",
  boxShadow: "raised",
} as const;

const list = {
  ...panel,
  maxHeight: "64",
  overflowY: "auto",
  scrollPaddingBlock: "1",
  "& [role=option]": {
    display: "block",
    width: "full",
    textAlign: "start",
    paddingInline: "4",
    paddingBlock: "2.5",
    lineHeight: "normal",
    cursor: "pointer",
  },
  "& [role=option]:hover": { bg: "bg.subtle" },
  "& [data-active]": { bg: "bg.strong" },
  "& [aria-selected=true]": { fontWeight: "semibold" },
} as const;
