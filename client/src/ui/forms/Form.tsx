import { Box, chakra, Text } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { FormErrorsContext } from "./formErrors";
import { type Control, findInvalid, isControl } from "./formValidity";
import * as texts from "../texts";

interface Props {
  children: ReactNode;
  onSubmit(): unknown;
  isPending?: boolean;
  /** What the service said about which field, by field name. */
  errors?: Readonly<Record<string, string>>;
  /** Names the form to screen readers, where no heading does. */
  label?: string;
}

const none = {};

/**
 * A form that shows what is wrong beside each field and in a summary, moves to the first such field, and cannot be sent
 * twice. The browser's own rules (required, minlength, type) are checked first.
 */
export function Form({ children, onSubmit, isPending = false, errors = none, label }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Record<string, string>>({});
  const [edited, setEdited] = useState<readonly string[]>([]);
  const all = useMemo(
    () => ({ found: without(found, edited), answered: without(errors, edited) }),
    [found, errors, edited],
  );

  useEffect(() => focusFirst(form.current, errors), [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const invalid = findInvalid(event.currentTarget);
    setFound(invalid);
    setEdited([]);
    focusFirst(event.currentTarget, invalid);
    if (Object.keys(invalid).length === 0) onSubmit();
  };

  const noteEdit = ({ target }: FormEvent) => {
    const name = "name" in target ? String(target.name) : "";
    if (name in all.found || name in all.answered) setEdited([...edited, name]);
  };
  return (
    <FormErrorsContext value={all}>
      <chakra.form
        ref={form}
        noValidate
        // Sent before this code came, a form must not put a password into the address.
        method="post"
        aria-label={label}
        onSubmit={submit}
        // What was wrong with a field may not be so any more.
        onInput={noteEdit}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        <ErrorSummary
          errors={{ ...all.answered, ...all.found }}
          onGo={(name) => focusFirst(form.current, { [name]: "" })}
        />
        {children}
      </chakra.form>
    </FormErrorsContext>
  );
}

const without = (errors: Readonly<Record<string, string>>, names: readonly string[]) =>
  names.length > 0 ? Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))) : errors;

function focusFirst(form: HTMLFormElement | null, errors: Readonly<Record<string, string>>) {
  const controls = Array.from(form?.elements ?? []).filter(isControl);
  controls.find((control: Control) => control.name in errors)?.focus();
}

function ErrorSummary({ errors, onGo }: { errors: Readonly<Record<string, string>>; onGo(name: string): void }) {
  const entries = Object.entries(errors);
  if (entries.length < 2) return null;
  return (
    <Box bg="danger.soft" borderRadius="md" padding="4">
      <Text color="danger.text" fontWeight="semibold">
        {texts.checkFields(entries.length)}
      </Text>
      <chakra.ul marginTop="1" listStyle="disc" paddingInlineStart="5">
        {entries.map(([name, message]) => (
          <li key={name}>
            <chakra.button
              type="button"
              textAlign="start"
              verticalAlign="top"
              textDecoration="underline"
              onClick={() => onGo(name)}
            >
              {message}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
