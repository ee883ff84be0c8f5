import { chakra } from "@chakra-ui/react";
import { styled } from "../../ui/styled";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import * as texts from "./texts";

/** Skills as chips; those beyond `max` are only counted. */
export function SkillChips({ skills, max = Infinity }: { skills: readonly string[]; max?: number }) {
  const left = skills.slice(max);
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5">
      {skills.slice(0, max).map((skill) => (
        <Chip key={skill} title={skill}>
          <bdi>{skill}</bdi>
        </Chip>
      ))}
      {left.length > 0 && (
        <Chip title={left.join(", ")}>
          +{left.length}
          <VisuallyHidden>{texts.moreSkills}</VisuallyHidden>
        </Chip>
      )}
    </chakra.ul>
  );
}

const Chip = styled("li", {
  base: {
    maxWidth: "full",
    paddingInline: "2.5",
    paddingBlock: "0.5",
    borderRadius: "full",
    bg: "bg.subtle",
    fontSize: "sm",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});
