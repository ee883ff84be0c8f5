import { chakra } from "@chakra-ui/react";
import type { PostAuthorFragment } from "../../generated/hooks";
import { PersonPicture } from "../../ui/PersonPicture";

/** The last who replied, one face over the other; a decoration beside the number of comments. */
export function FaceStack({ people }: { people: readonly PostAuthorFragment[] }) {
  if (people.length === 0) return null;
  return (
    <chakra.span display="inline-flex" aria-hidden="true" title={people.map(({ name }) => name).join(", ")}>
      {people.map(({ id, name, avatar }, index) => (
        <chakra.span
          key={id}
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
