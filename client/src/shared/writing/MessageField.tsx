import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { Textarea } from "../../ui/forms/controls";
import { Field } from "../../ui/forms/Field";
import type { TextAreaField } from "../../ui/forms/fields";
import { applyMarkup } from "./applyMarkup";
import { FormatBar } from "./FormatBar";
import { Preview } from "./Preview";
import { markupOf } from "./shortcuts";

interface Props extends ComponentProps<typeof TextAreaField> {
  value: string;
  /** Whether the first line becomes a title, as that of a group's first message does. */
  hasTitle?: boolean;
}

/** Where members write to a group: a text with buttons and shortcuts for its markup, and a preview. */
export function MessageField({ name, label, hint, isRequired, maxLength, hasTitle = false, ...textarea }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const previewId = useId();
  const [isShown, setShown] = useState(false);
  const { value, readOnly = false, rows = 4 } = textarea;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const markup = markupOf(event);
    if (!markup) return;
    event.preventDefault();
    if (!readOnly) applyMarkup(event.currentTarget, markup);
  };
  return (
    <Field {...{ name, label, hint, isRequired, maxLength, value }}>
      {(control) => (
        <>
          <FormatBar
            field={field}
            fieldId={control.id}
            isDisabled={readOnly}
            preview={{ id: previewId, isShown, onToggle: () => setShown(!isShown) }}
          />
          <Textarea {...textarea} {...control} ref={field} rows={rows} onKeyDown={press} />
          {isShown && <Preview id={previewId} text={value} hasTitle={hasTitle} />}
        </>
      )}
    </Field>
  );
}
