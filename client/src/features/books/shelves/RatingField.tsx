import { SelectField } from "../../../ui/forms/fields";
import * as texts from "./texts";
import { type Shelved, useShelf } from "./useShelf";

/** What the viewer gives a book. */
export function RatingField({ bookId, shelved }: { bookId: string; shelved: Shelved }) {
  const { rate } = useShelf(bookId, shelved);
  return (
    <SelectField
      name={`rating of ${bookId}`}
      label={texts.yourRating}
      value={String(shelved?.rating ?? "")}
      options={ratings}
      onValueChange={(value) => void rate.run(value === "" ? null : Number(value))}
    />
  );
}

const ratings = [
  { value: "", label: texts.noRating },
  ...[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: texts.stars(count) })),
];
