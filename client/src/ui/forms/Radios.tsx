import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface RadiosProps<Value extends string, Option extends { value: Value; label: string }> {
  name: string;
  /** What is chosen; heard, and seen unless a heading above says the same. */
  legend: string;
  isLegendHidden?: boolean;
  options: readonly Option[];
  /** null: none of them, as where several things differ. */
  value: Value | null;
  onChoose(value: Value): void;
}

interface Looks<Option> {
  list: SystemStyleObject;
  option: SystemStyleObject;
  dot: SystemStyleObject;
  /** What stands beside the dot. */
  children(option: Option): ReactNode;
}

/** One of a few choices, in the look of the component that uses it. */
export function Radios<Value extends string, Option extends { value: Value; label: string }>(
  props: RadiosProps<Value, Option> & Looks<Option>,
) {
  const { name, legend, isLegendHidden, options, value, onChoose, list, option: look, dot, children } = props;
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend {...(isLegendHidden ? { srOnly: true } : { fontWeight: "semibold", marginBottom: "2" })}>
        {legend}
      </chakra.legend>
      <chakra.div css={list}>
        {options.map((option) => (
          <chakra.label key={option.value} css={look}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              css={dot}
            />
            {children(option)}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
