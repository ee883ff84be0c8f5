/**
 * A statement in two forms, each written when it is first asked for and the same text from then on: long texts take time to
 * write, and to find the prepared statement by.
 */
export function byFlag(write: (flag: boolean) => string): (flag: boolean) => string {
  const written = new Map<boolean, string>();
  return (flag) => {
    const text = written.get(flag) ?? write(flag);
    written.set(flag, text);
    return text;
  };
}
