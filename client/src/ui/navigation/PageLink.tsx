import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  to: string;
  /** Goes into the history entry of the page behind the link. */
  state?: unknown;
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** Loads the whole page, as the address bar would. */
  reloadDocument?: boolean;
}

/** A link to another page. The router's own link would bring its prefetching and forms, which no page uses. */
export function PageLink({ to, state, replace, reloadDocument = false, target, onClick, children, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, replace, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}
