import { useSearchParams } from "react-router-dom";

/** The page that the address asks for, from 1; what is no page number is the first page. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return readPageNumber(search);
}

export function readPageNumber(search: URLSearchParams): number {
  const asked = search.get("page") ?? "";
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 1;
}
