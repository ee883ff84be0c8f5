import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { Failed } from "../../ui/feedback/Failed";
import { reloadForCode } from "./reloadForCode";
import { useServiceSource } from "./ServiceContext";

interface Options {
  /** Where its code does not load, the fallback stays. */
  isOptional?: boolean;
}

/**
 * A part of a public page that asks the service. Its code and Apollo Client load after the page itself reacts; until
 * then `fallback` stands there, at the size of the real thing.
 */
export function servicePart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
  { isOptional = false }: Options = {},
) {
  let known: ComponentType<Props> | undefined;

  return function ServicePart({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const { load, loaded } = useServiceSource();
    const [ready, setReady] = useState(() => {
      const service = loaded();
      return known && service ? { Part: known, service } : null;
    });
    const [error, setError] = useState<unknown>();
    const fetchPart = useCallback(async () => {
      try {
        const [Part, service] = await Promise.all([loadPart(), load()]);
        known = Part;
        startTransition(() => {
          setError(undefined);
          setReady({ Part, service });
        });
        return true;
      } catch (failure) {
        setError(failure);
        return false;
      }
    }, [load]);
    const retry = async () => {
      if (!(await fetchPart())) reloadForCode();
    };
    useEffect(() => {
      if (!ready) void fetchPart();
    }, [ready, fetchPart]);

    if (error && !isOptional) return <Failed error={error} onRetry={retry} />;
    if (!ready) return fallback;
    const { Part, service } = ready;
    return (
      <service.Provider client={service.client}>
        <Part {...(props as unknown as Props)} />
      </service.Provider>
    );
  };
}
