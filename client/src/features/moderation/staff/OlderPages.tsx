import { chakra } from "@chakra-ui/react";
import { LinkButton } from "../../../ui/Button";
import * as texts from "./texts";

interface Props {
  path: string;
  /** What the address says besides the place. */
  query: string;
  isFirst: boolean;
  next: string | null | undefined;
}

/** The way through a long list: each page has an address, and the browser's Back leads to the one before. */
export function OlderPages({ path, query, isFirst, next }: Props) {
  if (isFirst && !next) return null;
  const address = (more: string) => {
    const all = [query, more].filter(Boolean).join("&");
    return all ? `${path}?${all}` : path;
  };
  return (
    <chakra.nav aria-label={texts.pages} display="flex" justifyContent="center" gap="3" marginTop="8">
      {!isFirst && <LinkButton to={address("")}>{texts.newest}</LinkButton>}
      {next && <LinkButton to={address(`after=${encodeURIComponent(next)}`)}>{texts.older}</LinkButton>}
    </chakra.nav>
  );
}
