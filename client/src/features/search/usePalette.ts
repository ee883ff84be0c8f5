import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLogout } from "../accounts/useLeave";
import { useSession } from "../accounts/SessionProvider";
import { findActions, paletteActions } from "./paletteActions";
import { paletteGroups, type PaletteOption } from "./paletteOptions";
import { forgetSearches, recentSearches, rememberSearch } from "./recentSearches";
import { countOfAll, describeCount, toResults } from "./toResults";
import { usePaletteKeys } from "./usePaletteKeys";
import { useSearch } from "./useSearch";

/** Of each kind. */
const shown = 4;

/** What is typed into the palette, what it offers for it, and what choosing does. */
export function usePalette(onClose: () => void) {
  const navigate = useNavigate();
  const logOut = useLogout();
  const isMember = useSession().status === "member";
  const [text, setText] = useState("");
  const [recent, setRecent] = useState(recentSearches);
  const { found, isSettled, error, retry } = useSearch({ text, first: shown });
  const isEmpty = text.trim() === "";
  const actions = paletteActions(isMember, () => void logOut());
  const results = toResults(found);
  const groups = paletteGroups({
    ...{ text, results, onRecent: setText },
    actions: isEmpty ? actions : findActions(actions, text),
    recent: isEmpty && isMember ? recent : [],
  });
  const choose = ({ to, act, stays }: PaletteOption) => {
    if (to !== undefined && isMember) rememberSearch(text);
    if (!stays) onClose();
    if (to === undefined) act?.();
    else void navigate(to);
  };
  const keys = usePaletteKeys(
    groups.flatMap(({ options }) => options),
    choose,
    text,
  );
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return {
    ...{ text, setText, isEmpty, isSettled, error, retry, groups, keys, choose, forget },
    isNothing: countOfAll(results) === 0,
    closest: found?.closest ?? null,
    count: describeCount(results, shown),
    hasRecent: isEmpty && isMember && recent.length > 0,
  };
}
