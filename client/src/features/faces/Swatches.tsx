import { chakra } from "@chakra-ui/react";
import { Choice } from "./Choice";
import type { Face } from "./Face";

interface Props<Part extends keyof Face> {
  part: Part;
  choices: Readonly<Record<NonNullable<Face[Part]>, { label: string; color: string }>>;
  face: Face;
  onChange(change: Partial<Face>): void;
}

/** The colours that one part of a face can have. */
export function Swatches<Part extends keyof Face>({ part, choices, face, onChange }: Props<Part>) {
  const entries = Object.entries(choices) as [Face[Part], { label: string; color: string }][];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {entries.map(([value, { label, color }]) => (
        <Choice
          key={value}
          name={part}
          label={label}
          size="2.75rem"
          isChosen={face[part] === value}
          onChoose={() => onChange({ [part]: value })}
        >
          <chakra.svg viewBox="0 0 32 32" width="2rem" height="2rem" aria-hidden="true" color="border.strong">
            <circle cx="16" cy="16" r="15" fill={color} stroke="currentColor" />
          </chakra.svg>
        </Choice>
      ))}
    </chakra.div>
  );
}
