import { ArrowLeft } from "../../generated/icons/ArrowLeft";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { LinkButton } from "../Button";
import { readOrigin } from "./origin";
import * as texts from "../texts";

interface Props {
  /** The list that this page belongs to. */
  to: string;
}

/** A page's Back link. From the list, it goes back in history, which keeps filter, page and scroll position. */
export function BackLink({ to }: Props) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || pathOf(readOrigin() ?? "") !== pathOf(to)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <LinkButton to={to} variant="quiet" marginInlineStart="-4" paddingInline="4" onClick={goBack} data-noprint>
      <ArrowLeft size={18} aria-hidden="true" />
      {texts.back}
    </LinkButton>
  );
}

const pathOf = (address: string) => address.split("?")[0];
