import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { PostAuthorFragment } from "../../../generated/hooks";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";

interface Props {
  people: readonly PostAuthorFragment[];
  display?: HTMLChakraProps<"span">["display"];
}

/** The last who replied, one face over the other, on a phone only two; a decoration beside the number of comments. */
export function FaceStack({ people, display = "inline-flex" }: Props) {
  if (people.length === 0) return null;
  return (
    <chakra.span display={display} aria-hidden="true" title={people.map(({ name }) => name).join(", ")}>
      {people.map(({ id, name, avatar }, index) => (
        <chakra.span
          key={id}
          display={{ base: index > 1 ? "none" : "block", sm: "block" }}
          marginInlineStart={index > 0 ? "-2.5" : "0"}
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.surface"
        >
          <PersonPicture name={name} avatar={avatar} size="2rem" />
        </chakra.span>
      ))}
    </chakra.span>
  );
}
