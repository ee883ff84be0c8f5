import { Box, chakra, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import * as texts from "../texts";
import { useFieldError } from "./formErrors";
import { excessOf } from "./textLength";

/** What a label, a hint and an error have in common; the fields below differ only in their control. */
export interface FieldFrame {
  name: string;
  label: string;
  /** A hint under the label. */
  hint?: ReactNode;
  isRequired?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  /** For the form, in place of the attribute with which browsers cut texts. */
  "data-max-length": number | undefined;
}

interface Props extends FieldFrame {
  /** The longest text in characters, and the text. */
  maxLength?: number | undefined;
  value?: unknown;
  children(control: ControlProps): ReactNode;
}

/** A visible label, an optional hint, the control, and what is wrong with it. */
export function Field({ name, label, hint, isRequired = false, maxLength, value, children }: Props) {
  const id = useId();
  const error = useFieldError(name);
  const excess = excessOf(value, maxLength);
  const describedBy = [hint && `${id}-hint`, excess > 0 && `${id}-excess`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <Box>
      <chakra.label htmlFor={id} display="inline-block" fontWeight="semibold" marginBottom="1.5">
        <span data-label>{label}</span>
        {isRequired && (
          <chakra.span color="danger.text" aria-hidden="true">
            {" *"}
          </chakra.span>
        )}
      </chakra.label>
      {children({
        id,
        name,
        required: isRequired,
        "aria-invalid": error || excess > 0 ? true : undefined,
        "aria-describedby": describedBy || undefined,
        "data-max-length": maxLength,
      })}
      {hint && (
        <Text id={`${id}-hint`} color="fg.muted" fontSize="sm" marginTop="1.5">
          {hint}
        </Text>
      )}
      {excess > 0 && (
        <Text id={`${id}-excess`} role="status" color="danger.text" fontSize="sm" fontWeight="medium" marginTop="1.5">
          {texts.tooManyCharacters(excess)}
        </Text>
      )}
      {error && (
        <Text
          id={`${id}-error`}
          role={error.isAnswer ? "alert" : undefined}
          color="danger.text"
          fontSize="sm"
          fontWeight="medium"
          marginTop="1.5"
        >
          {error.message}
        </Text>
      )}
    </Box>
  );
}
