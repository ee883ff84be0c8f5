import { chakra } from "@chakra-ui/react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { styled } from "./styled";
import { buttonRecipe } from "./buttonRecipe";
import { Logo } from "./pictures/Logo";
import { PageLink } from "./navigation/PageLink";

const ButtonBase = styled("button", buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof ButtonBase> {
  /** While pending the button keeps its width and its focus, shows progress and cannot be pressed. */
  isPending?: boolean;
}

/** Nobody sees a new button and presses it in so many milliseconds; the second press of a double click comes sooner. */
const unseenMs = 300;

/** The button that was pressed last, and when. */
let lastPressed: { button: Element; at: number } | undefined;

/** Whether a double click began on another button, and its first press brought this one under the pointer. */
function isStray({ detail, currentTarget, timeStamp }: MouseEvent): boolean {
  return (
    detail > 1 &&
    lastPressed !== undefined &&
    lastPressed.button !== currentTarget &&
    timeStamp - lastPressed.at < unseenMs
  );
}

/** Only one button of a view is `primary`; a button in a form that sends it says `type="submit"`. */
export function Button({ isPending = false, type = "button", children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending || isStray(event)) return event.preventDefault();
    lastPressed = { button: event.currentTarget, at: event.timeStamp };
    onClick?.(event);
  };
  return (
    <ButtonBase
      position="relative"
      type={type}
      {...rest}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      <chakra.span display="inherit" alignItems="inherit" gap="inherit" opacity={isPending ? 0 : 1}>
        {children}
      </chakra.span>
      {isPending && (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
          <Logo size="1.75rem" motion="endless" isPlain />
        </chakra.span>
      )}
    </ButtonBase>
  );
}

interface IconButtonProps extends ComponentProps<typeof ButtonBase> {
  /** What a screen reader says, also shown as the tooltip. */
  label: string;
}

export function IconButton({ label, variant = "quiet", ...rest }: IconButtonProps) {
  return <ButtonBase type="button" size="icon" variant={variant} aria-label={label} title={label} {...rest} />;
}

interface LinkButtonProps extends Omit<ComponentProps<typeof ButtonBase>, "onClick"> {
  to: string;
  state?: unknown;
  /** Loads the whole page, as the address bar would. */
  reloadDocument?: boolean;
  children: ReactNode;
  onClick?(event: MouseEvent): void;
}

/** A link to another page that looks like a button. */
export function LinkButton({ to, state, reloadDocument, children, onClick, ...rest }: LinkButtonProps) {
  return (
    <ButtonBase asChild {...rest}>
      <PageLink to={to} state={state} reloadDocument={reloadDocument} onClick={onClick}>
        {children}
      </PageLink>
    </ButtonBase>
  );
}
