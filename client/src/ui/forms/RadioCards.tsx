import { chakra, Text } from "@chakra-ui/react";

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

interface Props<Value extends string> {
  name: string;
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChoose(value: Value): void;
}

/** One of a few choices, each as large as a finger. */
export function RadioCards<Value extends string>({ name, legend, options, value, onChoose }: Props<Value>) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" marginBottom="2">
        {legend}
      </chakra.legend>
      <chakra.div display="flex" flexDirection="column" gap="2">
        {options.map((option) => (
          <chakra.label key={option.value} css={card}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              css={dot}
            />
            <chakra.span minWidth="0">
              <Text as="span" display="block" fontWeight="medium">
                {option.label}
              </Text>
              {option.hint && (
                <Text as="span" display="block" color="fg.muted" fontSize="sm">
                  {option.hint}
                </Text>
              )}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const card = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "12",
  paddingInline: "4",
  paddingBlock: "2",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "md",
  lineHeight: "snug",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  "&:has(:checked)": { borderColor: "accent.text", bg: "accent.soft" },
  "&:has(:disabled)": { opacity: 0.6, cursor: "not-allowed" },
} as const;

const dot = {
  appearance: "none",
  width: "5",
  height: "5",
  margin: "0",
  flexShrink: "0",
  borderRadius: "full",
  borderWidth: "2px",
  borderColor: "border.strong",
  bg: "bg.surface",
  _checked: { borderColor: "accent.text", borderWidth: "6px" },
  "@media (forced-colors: active)": { appearance: "auto" },
} as const;
