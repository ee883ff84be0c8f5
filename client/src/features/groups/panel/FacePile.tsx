import { chakra } from "@chakra-ui/react";
import type { GroupPersonFragment } from "../../../generated/groupHooks";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";

/** Some faces of a group, one over the other; a decoration beside the number of its members. */
export function FacePile({ people }: { people: readonly GroupPersonFragment[] }) {
  return (
    <chakra.span display="inline-flex" minHeight="10" aria-hidden="true">
      {people.map(({ id, name, avatar }, index) => (
        <chakra.span
          key={id}
          marginInlineStart={index > 0 ? "-2.5" : "0"}
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.surface"
        >
          <PersonPicture name={name} avatar={avatar} size="2.25rem" />
        </chakra.span>
      ))}
    </chakra.span>
  );
}
