import { Box, chakra, Heading } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { PostForm } from "./PostForm";
import { recallDraft } from "../../../ui/forms/draftStore";
import { type GroupDetails, isDescribed } from "../about/groupDetails";
import { draftName } from "./usePostDraft";
import * as texts from "../texts";

interface Props {
  user: { id: string; name: string; avatar: string };
  onCreated(): void;
}

/** Delay before folding, in milliseconds: folding during a press would move the pressed element away. */
const pressTime = 250;

/**
 * The form that starts a group: whole on wide screens. On narrow ones it is one line until someone wants to write, and
 * again when they leave it without a text.
 */
export function PostComposer({ user, onCreated }: Props) {
  const [isOpen, setOpen] = useState(() => hasDraft(user.id));
  const [isAsked, setAsked] = useState(false);
  const formRef = useRef<HTMLDivElement>(null);
  const foldIfLeft = () => {
    const isLeft = document.hasFocus() && !formRef.current?.contains(document.activeElement);
    if (isLeft && !hasDraft(user.id)) setOpen(false);
  };
  const created = () => {
    setOpen(false);
    onCreated();
  };
  return (
    <>
      {!isOpen && (
        <chakra.button type="button" css={folded} aria-expanded="false" onClick={() => (setAsked(true), setOpen(true))}>
          <PersonPicture name={user.name} avatar={user.avatar} size="2.5rem" />
          <Heading as="h2" fontSize="md">
            {texts.startGroup}
          </Heading>
        </chakra.button>
      )}
      <Box
        ref={formRef}
        tabIndex={-1}
        onBlur={() => isOpen && setTimeout(foldIfLeft, pressTime)}
        display={{ base: isOpen ? "block" : "none", lg: "block" }}
        padding={{ base: isOpen ? "2" : "0", lg: "0" }}
      >
        <PostForm key={String(isOpen)} userId={user.id} onCreated={created} isFocused={isAsked && isOpen} />
      </Box>
    </>
  );
}

function hasDraft(userId: string): boolean {
  const draft: { text?: string; group?: GroupDetails; pictures?: object[] } | undefined = recallDraft(
    draftName(userId),
  );
  if (draft?.text?.trim() || draft?.pictures?.length) return true;
  return draft?.group !== undefined && isDescribed(draft.group);
}

const folded = {
  display: { base: "flex", lg: "none" },
  alignItems: "center",
  gap: "3",
  width: "full",
  minHeight: "11",
  textAlign: "start",
  cursor: "pointer",
} as const;
