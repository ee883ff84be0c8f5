import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import type { Person, useMentionList } from "./useMentionList";
import * as texts from "../texts";

interface Props {
  id: string;
  list: ReturnType<typeof useMentionList>;
}

/** The members whom a message can name, below the field in which their name is typed. */
export function MentionList({ id, list: { isOpen, people, hasFailed, active, choose } }: Props) {
  useEffect(() => {
    if (isOpen) void document.getElementById(mentionOptionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, isOpen, active]);
  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && (hasFailed ? texts.noPeople : texts.peopleToMention(people.length))}
      </VisuallyHidden>
      {isOpen && people.length > 0 && (
        <chakra.div id={id} role="listbox" aria-label={texts.peopleList} css={look}>
          {people.map((person, index) => (
            <Option
              key={person.id}
              {...{ person, choose }}
              id={mentionOptionId(id, index)}
              isActive={index === active}
            />
          ))}
        </chakra.div>
      )}
      {isOpen && hasFailed && (
        <chakra.p css={{ ...look, padding: "4", color: "fg.muted" }} aria-hidden="true">
          {texts.noPeople}
        </chakra.p>
      )}
    </>
  );
}

export const mentionOptionId = (list: string, index: number) => `${list}-${index}`;

interface OptionProps {
  id: string;
  person: Person;
  isActive: boolean;
  choose(person: Person): void;
}

const Option = ({ id, person, isActive, choose }: OptionProps) => (
  <button
    id={id}
    type="button"
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    data-active={isActive || undefined}
    // Keeps the focus in the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => choose(person)}
  >
    <PersonPicture name={person.name} avatar={person.avatar} size="2rem" />
    <bdi>{person.name}</bdi>
  </button>
);

const look = {
  position: "absolute",
  zIndex: "docked",
  insetInline: "0",
  top: "100%",
  marginTop: "1",
  maxHeight: "64",
  maxWidth: "24rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  bg: "bg.surface",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "md",
  boxShadow: "raised",
  "& [role=option]": {
    display: "flex",
    alignItems: "center",
    gap: "3",
    width: "full",
    minHeight: "11",
    paddingInline: "3",
    paddingBlock: "1.5",
    textAlign: "start",
    lineHeight: "snug",
    overflowWrap: "anywhere",
    cursor: "pointer",
  },
  "& [role=option]:hover": { bg: "bg.subtle" },
  "& [data-active]": { bg: "bg.strong" },
} as const;
