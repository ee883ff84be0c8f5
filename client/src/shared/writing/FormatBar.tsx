import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Bold } from "../../generated/icons/Bold";
import { Code } from "../../generated/icons/Code";
import { Eye } from "../../generated/icons/Eye";
import { Italic } from "../../generated/icons/Italic";
import { List } from "../../generated/icons/List";
import { TextQuote } from "../../generated/icons/TextQuote";
import { IconButton } from "../../ui/Button";
import { applyMarkup } from "./applyMarkup";
import type { Markup } from "./markupEdits";
import { keysOf } from "./shortcuts";
import * as texts from "../texts";

/**
 * Addresses become links by themselves, so that no button is needed for links; the sign for code is hard to find on the keyboard of a
 * phone.
 */
const tools = [
  { markup: "strong", label: texts.bold, Icon: Bold },
  { markup: "emphasis", label: texts.italic, Icon: Italic },
  { markup: "list", label: texts.list, Icon: List },
  { markup: "quote", label: texts.quote, Icon: TextQuote },
  { markup: "code", label: texts.code, Icon: Code },
] as const satisfies { markup: Markup; label: string; Icon: unknown }[];

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  fieldId: string;
  isDisabled: boolean;
  preview: { id: string; isShown: boolean; onToggle(): void };
}

/** The buttons above a message: one stop for Tab, with the arrow keys between them. */
export function FormatBar({ field, fieldId, isDisabled, preview }: Props) {
  const [current, setCurrent] = useState(0);
  const place = (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) });
  const apply = (markup: Markup) => field.current && !isDisabled && applyMarkup(field.current, markup);
  return (
    <chakra.div role="toolbar" aria-label={texts.formatting} aria-controls={fieldId} css={look} onKeyDown={moveFocus}>
      {tools.map(({ markup, label, Icon }, index) => (
        <IconButton
          key={markup}
          {...place(index)}
          label={label}
          title={texts.withKeys(label, keysOf(markup).shown)}
          aria-keyshortcuts={keysOf(markup).named}
          aria-disabled={isDisabled || undefined}
          onMouseDown={keepFocus}
          onClick={() => apply(markup)}
        >
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      ))}
      <IconButton
        {...place(tools.length)}
        label={texts.preview}
        aria-pressed={preview.isShown}
        aria-controls={preview.isShown ? preview.id : undefined}
        marginInlineStart="auto"
        onMouseDown={keepFocus}
        onClick={preview.onToggle}
      >
        <Eye size={18} aria-hidden="true" />
      </IconButton>
      <VisuallyHidden role="status">{preview.isShown ? texts.previewBelow : ""}</VisuallyHidden>
    </chakra.div>
  );
}

/** The field keeps its selection, and a phone its keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
  const step = isRightToLeft ? -1 : 1;
  const next = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

const look = {
  display: "flex",
  gap: { base: "0", sm: "1" },
  marginBottom: "1.5",
  "& button[aria-pressed=true]": { bg: "accent.soft", color: "accent.text" },
} as const;
