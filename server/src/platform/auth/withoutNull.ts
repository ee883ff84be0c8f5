/** What does not apply to the member is left out. */
export const withoutNull = <T extends object>(about: T) =>
  Object.fromEntries(Object.entries(about).filter(([, value]) => value !== null)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
