import { Box, chakra, Heading } from "@chakra-ui/react";
import { useState } from "react";
import { PersonPicture } from "../../ui/PersonPicture";
import { PostForm } from "./PostForm";
import { recallDraft } from "../../ui/draftStore";

interface Props {
  user: { id: string; name: string; avatar: string };
  onCreated(): void;
}

/** The form that starts a group: whole on wide screens, one line on narrow ones until someone wants to write. */
export function PostComposer({ user, onCreated }: Props) {
  const [isOpen, setOpen] = useState(() => recallDraft(`post of ${user.id}`) !== undefined);
  const [isAsked, setAsked] = useState(false);
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
            Now start your group
          </Heading>
        </chakra.button>
      )}
      <Box display={{ base: isOpen ? "block" : "none", lg: "block" }} padding={{ base: isOpen ? "2" : "0", lg: "0" }}>
        <PostForm key={String(isOpen)} userId={user.id} onCreated={created} isFocused={isAsked && isOpen} />
      </Box>
    </>
  );
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
