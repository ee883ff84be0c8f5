import { useLocation, useNavigate } from "react-router-dom";

const name = "book";

/**
 * The book that is open, by its id in the address: Back closes it and leaves the search as it was, and a link opens it.
 * `depth` in the history's state is how many books were opened one from the other.
 */
export function useOpenBook() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const depth = Number((state as { depth?: unknown } | null)?.depth) || 0;

  const addressOf = (id: string | null) => {
    const params = new URLSearchParams(search);
    if (id) params.set(name, id);
    else params.delete(name);
    return { pathname, search: params.toString() };
  };
  return {
    id: new URLSearchParams(search).get(name),
    open: (id: string) => void navigate(addressOf(id), { preventScrollReset: true, state: { depth: depth + 1 } }),
    close: () => {
      if (depth > 0) void navigate(-depth);
      else void navigate(addressOf(null), { preventScrollReset: true, replace: true });
    },
  };
}
