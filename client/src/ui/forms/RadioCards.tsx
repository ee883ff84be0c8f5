import { chakra, Text } from "@chakra-ui/react";
import { Radios, type RadiosProps } from "./Radios";

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string | undefined;
}

/** One of a few choices, each as large as a finger. */
export function RadioCards<Value extends string>(props: RadiosProps<Value, Option<Value>>) {
  return (
    <Radios {...props} list={list} option={card} dot={dot}>
      {({ label, hint }) => (
        <chakra.span minWidth="0">
          <Text as="span" display="block" fontWeight="medium">
            {label}
          </Text>
          {hint && (
            <Text as="span" display="block" color="fg.muted" fontSize="sm">
              {hint}
            </Text>
          )}
        </chakra.span>
      )}
    </Radios>
  );
}

const list = { display: "flex", flexDirection: "column", gap: "2" } as const;

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
  "&:has(:disabled)": { opacity: 0.7, cursor: "not-allowed" },
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
