import { Box, chakra, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { useFieldError } from "./formErrors";

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
}

interface Props extends FieldFrame {
  children(control: ControlProps): ReactNode;
}

/** A visible label, an optional hint, the control, and what is wrong with it. */
export function Field({ name, label, hint, isRequired = false, children }: Props) {
  const id = useId();
  const error = useFieldError(name);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
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
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {hint && (
        <Text id={`${id}-hint`} color="fg.muted" fontSize="sm" marginTop="1.5">
          {hint}
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
