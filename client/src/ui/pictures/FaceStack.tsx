import { chakra } from "@chakra-ui/react";
import { PersonPicture } from "./PersonPicture";

interface Props {
  people: readonly { id: string; name: string; avatar: string }[];
  size?: string;
}

/** Some faces, one over the other; a decoration beside a number. */
export function FaceStack({ people, size = "2.25rem" }: Props) {
  if (people.length === 0) return null;
  return (
    <chakra.span
      display="inline-flex"
      minHeight={`calc(${size} + 4px)`}
      aria-hidden="true"
      title={people.map(({ name }) => name).join(", ")}
    >
      {people.map(({ id, name, avatar }, index) => (
        <chakra.span
          key={id}
          marginInlineStart={index > 0 ? "-2.5" : "0"}
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.surface"
        >
          <PersonPicture name={name} avatar={avatar} size={size} />
        </chakra.span>
      ))}
    </chakra.span>
  );
}
