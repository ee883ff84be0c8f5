import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/forms/fields";
import { useFieldError } from "../../ui/forms/formErrors";
import { judgePassword, type PasswordAdvice } from "./judgePassword";

interface Props extends Pick<ComponentProps<typeof TextField>, "name" | "label" | "onChange" | "ref"> {
  value: string;
  /** Shown until something is typed. */
  hint: string;
  /** The owner of the password, where the page knows them. */
  owner?: { name: string; email: string };
}

/** A field for a new password that says in words how good it is. The service has the last word. */
export function NewPasswordField({ hint, owner, ...field }: Props) {
  const advice = judgePassword(field.value, owner);
  const isWrong = useFieldError(field.name) !== undefined;
  return <TextField {...newPassword} {...field} hint={advice ? <Meter {...advice} isWrong={isWrong} /> : hint} />;
}

export const newPassword = {
  type: "password",
  autoComplete: "new-password",
  minLength: 8,
  maxLength: 128,
  isRequired: true,
} as const;

const steps = ["refused", "weak", "fair", "strong"] as const;

/** `isWrong`: the error below says already what to change. */
function Meter({ strength, text, isWrong }: PasswordAdvice & { isWrong: boolean }) {
  const reached = steps.indexOf(strength);
  const isGood = strength === "fair" || strength === "strong";
  return (
    <chakra.span display="flex" flexDirection="column" gap="1.5">
      <chakra.span display="flex" gap="1" aria-hidden="true">
        {steps.map((step, index) => (
          <chakra.span
            key={step}
            flex="1"
            height="1"
            borderRadius="full"
            bg={index > reached ? "border" : isGood ? "success.text" : "danger.text"}
          />
        ))}
      </chakra.span>
      <chakra.span role="status" color={isGood ? "success.text" : "danger.text"}>
        {isGood || !isWrong ? text : null}
      </chakra.span>
    </chakra.span>
  );
}
