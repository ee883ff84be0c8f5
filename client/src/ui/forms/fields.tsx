import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "../../generated/icons/ChevronDown";
import { type ComponentProps, useId } from "react";
import { checkbox } from "./checkbox";
import { Input, Select, Textarea } from "./controls";
import { Field, type FieldFrame } from "./Field";

type TextFieldProps = FieldFrame & Omit<ComponentProps<typeof Input>, keyof FieldFrame | "required">;

/**
 * One line of text, or whatever `type` says. The browser would cut a longer text than `maxLength` without a word; here it
 * stays, with how much is too much, and the form is not sent.
 */
export function TextField({ name, label, hint, isRequired, maxLength, ...input }: TextFieldProps) {
  return (
    <Field {...{ name, label, hint, isRequired, maxLength, value: input.value }}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

type TextAreaFieldProps = FieldFrame & Omit<ComponentProps<typeof Textarea>, keyof FieldFrame | "required">;

/** Several lines of text, with `maxLength` as above. */
export function TextAreaField({ name, label, hint, isRequired, maxLength, rows = 4, ...textarea }: TextAreaFieldProps) {
  return (
    <Field {...{ name, label, hint, isRequired, maxLength, value: textarea.value }}>
      {(control) => <Textarea rows={rows} {...textarea} {...control} />}
    </Field>
  );
}

interface SelectFieldProps<Value extends string> extends FieldFrame {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange(value: Value): void;
}

/** One of a few fixed choices. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, hint, isRequired, value, options, onValueChange } = props;
  return (
    <Field {...{ name, label, hint, isRequired }}>
      {(control) => (
        <SelectControl {...control} value={value} onChange={(event) => onValueChange(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectControl>
      )}
    </Field>
  );
}

/** The control alone, with its arrow; give it an `aria-label` where it has no label. */
export function SelectControl(select: ComponentProps<typeof Select>) {
  return (
    <chakra.span position="relative" display="block" minWidth="0">
      <Select {...select} />
      <chakra.span
        position="absolute"
        insetEnd="4"
        insetBlock="0"
        display="grid"
        placeItems="center"
        pointerEvents="none"
      >
        <ChevronDown size={18} aria-hidden="true" />
      </chakra.span>
    </chakra.span>
  );
}

interface CheckFieldProps {
  name: string;
  label: string;
  isChecked: boolean;
  onCheckedChange(isChecked: boolean): void;
  /** The id of what explains it. */
  describedBy?: string;
}

/** A box to tick, with a label as large as a finger. */
export function CheckField({ name, label, isChecked, onCheckedChange, describedBy }: CheckFieldProps) {
  const id = useId();
  return (
    <chakra.label
      htmlFor={id}
      display="inline-flex"
      alignItems="center"
      gap="3"
      minHeight="11"
      paddingBlock="1.5"
      cursor="pointer"
      fontWeight="medium"
    >
      <chakra.input
        id={id}
        type="checkbox"
        name={name}
        checked={isChecked}
        aria-describedby={describedBy}
        onChange={(event) => onCheckedChange(event.target.checked)}
        width="5"
        height="5"
        flexShrink="0"
        css={checkbox}
      />
      <span data-label>{label}</span>
    </chakra.label>
  );
}
