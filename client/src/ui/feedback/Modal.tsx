import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { X } from "../../generated/icons/X";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
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
  /** On wide screens; without it the window is as high as what is in it. */
  height?: string;
}

/**
 * A window over the page: the browser's own dialog, so the page behind is inert, focus stays in and returns to its opener.
 * Esc and a press on the page behind close the topmost one. `onClose` may refuse by leaving it open.
 */
export function Modal({ isOpen, ...rest }: Props & { isOpen: boolean }) {
  return isOpen ? <OpenModal {...rest} /> : null;
}

function OpenModal({ title, onClose, children, footer, width = "34rem", height = "fit-content" }: Props) {
  const ref = useShownModally(onClose);
  const { onMouseDown, onClick } = useOutsidePress(onClose);
  const titleId = useId();
  const { ref: body, isCut: isScrolling } = useIsCut<HTMLDivElement>();
  return (
    <chakra.dialog
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      onCancel={(event) => isOwn(event) && (event.preventDefault(), onClose())}
      onMouseDown={onMouseDown}
      onClick={onClick}
      margin="auto"
      width="full"
      maxWidth={{ base: "100vw", md: width }}
      // With `auto` the browser would stretch a modal dialog to its greatest height.
      height={{ base: "100dvh", md: height }}
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

/** The events of a dialog inside, and of a file field, arrive here, too. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * Before the browser does: it asks only once whether a dialog may close. A key that is held closes one dialog, and a field that
 * uses Esc itself keeps it.
 */
function closeOnEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) onClose();
}

/** A press outside both begins and ends there: marking text with the mouse may end outside, or begin there. */
function useOutsidePress(onClose: () => void) {
  const began = useRef(false);
  return {
    onMouseDown: (event: MouseEvent) => void (began.current = isOutside(event)),
    onClick: (event: MouseEvent) => {
      if (began.current && isOutside(event)) onClose();
      began.current = false;
    },
  };
}

function isOutside(event: MouseEvent): boolean {
  if (!isOwn(event)) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}

/**
 * Opens the dialog that gets this ref. The page behind does not scroll while one is open (`globalCss`). A browser closes a
 * dialog at the second request although the first was refused: then it is shown again if it should be open.
 */
function useShownModally(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const afterClose = () => {
      latest.current();
      setTimeout(() => dialog.isConnected && !dialog.open && dialog.showModal());
    };
    dialog.addEventListener("close", afterClose);
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      dialog.removeEventListener("close", afterClose);
      dialog.close();
    };
  }, []);
  return ref;
}
