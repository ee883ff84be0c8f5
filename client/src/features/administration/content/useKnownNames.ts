import { useCallback, useState } from "react";
import * as texts from "../texts";

interface Named {
  id: string;
  name: string;
}

/** The names of chosen people: the address has their ids only, what is listed says who they are. */
export function useKnownNames() {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const noteNames = useCallback((people: readonly Named[]) => {
    setNames((known) => {
      const fresh = people.filter(({ id, name }) => known[id] !== name);
      return fresh.length > 0
        ? { ...known, ...Object.fromEntries(fresh.map(({ id, name }) => [id, name] as const)) }
        : known;
    });
  }, []);
  return { nameOf: (id: string) => names[id] ?? texts.aMember, noteNames };
}
