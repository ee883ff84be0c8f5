import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { X } from "../../generated/icons/X";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "../Button";
import { useIsCut } from "../lists/useIsCut";
import * as texts from "../texts";

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Stays in view below the part that scrolls. */
  footer?: ReactNode;
  width?: string;
}

/** A window over the page: the browser's own dialog, so Esc closes it, focus stays in and returns to its opener. */
export function Modal({ isOpen, ...rest }: Props & { isOpen: boolean }) {
  return isOpen ? <OpenModal {...rest} /> : null;
}

function OpenModal({ title, onClose, children, footer, width = "34rem" }: Props) {
  const ref = useShownModally();
  const titleId = useId();
  const { ref: body, isCut: isScrolling } = useIsCut<HTMLDivElement>();
  return (
    <chakra.dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => (event.preventDefault(), onClose())}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      margin="auto"
      width="full"
      maxWidth={{ base: "100vw", md: width }}
      // With `auto` the browser would stretch a modal dialog to its greatest height.
      height={{ base: "100dvh", md: "fit-content" }}
      maxHeight={{ base: "100dvh", md: "85vh" }}
      color="fg"
      // What opens it may stand in the middle; a form in it does not.
      textAlign="start"
      bg="bg.surface"
      borderRadius={{ base: "0", md: "lg" }}
      boxShadow="raised"
      css={{ "&::backdrop": { bg: "rgb(20 18 45 / 55%)" } }}
    >
      <Flex direction="column" maxHeight="inherit" height="full">
        <Flex alignItems="start" justifyContent="space-between" gap="4" paddingInline="6" paddingTop="4">
          <Heading as="h2" id={titleId} size="lg" paddingTop="1.5" overflowWrap="anywhere">
            {title}
          </Heading>
          <IconButton label={texts.close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Flex>
        <Box
          ref={body}
          flex="1"
          overflowY="auto"
          paddingInline="6"
          paddingBlock="4"
          role={isScrolling ? "group" : undefined}
          aria-labelledby={isScrolling ? titleId : undefined}
          tabIndex={isScrolling ? 0 : undefined}
        >
          {children}
        </Box>
        {footer && <Footer>{footer}</Footer>}
      </Flex>
    </chakra.dialog>
  );
}

function Footer({ children }: { children: ReactNode }) {
  return (
    <Flex
      justifyContent="flex-end"
      flexWrap="wrap"
      gap="3"
      paddingInline="6"
      paddingBottom="calc(env(safe-area-inset-bottom) + 1.5rem)"
      paddingTop="2"
    >
      {children}
    </Flex>
  );
}

/** Opens the dialog that gets this ref; the page behind does not scroll until it closes. */
function useShownModally() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      dialog?.close();
    };
  }, []);
  return ref;
}
