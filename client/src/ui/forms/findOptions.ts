/** One of many choices. */
export interface ComboOption {
  value: string;
  label: string;
  /** Other names that typing finds it by. */
  terms?: string;
}

/** The options with all typed words in them, in any case and without regard to accents; those that begin with the text first. */
export function findOptions(options: readonly ComboOption[], typed: string): readonly ComboOption[] {
  const text = toSearchable(typed).trim();
  if (text === "") return options;
  const words = text.split(/\s+/);
  const found = options.filter(({ label, terms = "" }) => {
    const searchable = toSearchable(`${label} ${terms}`);
    return words.every((word) => searchable.includes(word));
  });
  const begins = ({ label }: ComboOption) => Number(toSearchable(label).startsWith(text));
  return found.sort((one, other) => begins(other) - begins(one));
}

/** What was typed, if it can mean one option only. */
export function findMeant(options: readonly ComboOption[], typed: string): ComboOption | undefined {
  const found = findOptions(options, typed);
  const text = toSearchable(typed).trim();
  return found.length === 1 ? found[0] : found.find(({ label }) => toSearchable(label) === text);
}

const toSearchable = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("_", " ").toLowerCase();
