import { chakra } from "@chakra-ui/react";
import { Choice } from "./Choice";
import { drawFace } from "./drawFace";
import type { Face } from "./Face";

interface Props<Part extends keyof Face> {
  part: Part;
  choices: Readonly<Record<NonNullable<Face[Part]>, string>>;
  /** The name of having none, where one can. */
  none?: string;
  face: Face;
  /** What the tiles are drawn from. */
  drawn: Face;
  onChange(change: Partial<Face>): void;
}

/** The shapes that one part of a face can have, each on the face as it is. */
export function Tiles<Part extends keyof Face>({ part, choices, none, face, drawn, onChange }: Props<Part>) {
  const entries = Object.entries(choices) as [Face[Part] | null, string][];
  const all = none ? [[null, none] as (typeof entries)[number], ...entries] : entries;
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(4.25rem, 1fr))" gap="2">
      {all.map(([value, label]) => (
        <Choice
          key={value}
          name={part}
          label={label}
          size="full"
          isChosen={(face[part] ?? null) === value}
          onChoose={() => onChange({ [part]: value })}
        >
          <chakra.img
            src={drawFace({ ...drawn, [part]: value })}
            alt=""
            htmlWidth={80}
            htmlHeight={80}
            width="full"
            height="auto"
            borderRadius="sm"
          />
        </Choice>
      ))}
    </chakra.div>
  );
}
