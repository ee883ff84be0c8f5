import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { Failed } from "../../ui/Failed";
import { useService } from "./ServiceContext";

/**
 * A part of a public page that asks the service. Its code and Apollo Client load after the page itself reacts; until
 * then `fallback` stands there, at the size of the real thing.
 */
export function servicePart<Props extends object>(loadPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;

  return function ServicePart({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const { service, load } = useService();
    const [Part, setPart] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    const fetchPart = useCallback(async () => {
      try {
        [loaded] = await Promise.all([loadPart(), load()]);
        setError(undefined);
        setPart(() => loaded);
      } catch (failure) {
        setError(failure);
      }
    }, [load]);
    useEffect(() => {
      if (!Part || !service) void fetchPart();
    }, [Part, service, fetchPart]);

    if (error) return <Failed error={error} onRetry={fetchPart} />;
    if (!Part || !service) return fallback;
    return (
      <service.Provider client={service.client}>
        <Part {...(props as unknown as Props)} />
      </service.Provider>
    );
  };
}
