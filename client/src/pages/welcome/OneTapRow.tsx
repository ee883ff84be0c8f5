import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { useAction } from "../../features/alerts/useAction";
import { Check } from "../../generated/icons/Check";
import { Button } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";

interface Props {
  title: string;
  to: string;
  picture?: ReactNode;
  /** Lines below the title. */
  note: ReactNode;
  /** What the button does, and what it says when that is done. */
  label: string;
  done: string | null;
  onTap(): Promise<unknown>;
}

/** Something to join, with the one button for it. Done, the button says so and keeps the focus. */
export function OneTapRow({ title, to, picture, note, label, done, onTap }: Props) {
  const id = useId();
  const { run, isPending } = useAction(onTap);
  return (
    <chakra.li css={look}>
      <Flex wrap="wrap" alignItems="center" gap="3">
        {picture}
        <Box flex="1" minWidth="9rem">
          <chakra.span asChild css={titleLook} id={id}>
            <PageLink to={to}>
              <bdi>{title}</bdi>
            </PageLink>
          </chakra.span>
          {note}
        </Box>
        <Button isPending={isPending} aria-disabled={done !== null || undefined} onClick={() => done ?? void run()}>
          {done !== null && <Check size={18} aria-hidden="true" />}
          {done ?? label}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Flex>
      <VisuallyHidden role="status">{done !== null && `${done} ${title}`}</VisuallyHidden>
    </chakra.li>
  );
}

const look = {
  paddingBlock: "4",
  "&:first-of-type": { paddingTop: "0" },
  "&:last-of-type": { paddingBottom: "0" },
  "& + &": { borderTopWidth: "1px" },
} as const;

const titleLook = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: { base: "11", md: "auto" },
  fontFamily: "heading",
  fontWeight: "bold",
  overflowWrap: "anywhere",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
} as const;
