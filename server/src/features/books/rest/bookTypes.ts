import { flag, id, named, number, objectOf, orNull, text } from "../../../platform/rest/schema";

/** A book as a page about it shows it. */
export const bookFields = {
  _id: id("The book's id, for shelves."),
  title: text("As on the cover, without the subtitle.", "Keys to Drawing"),
  subtitle: orNull(text("`null` when it has none.")),
  authors: text('Names with `;` between them; `""` when unknown.', "Bert Dodson"),
  description: text('What it is about; `""` when unknown.', "How to draw what one sees."),
  categories: text('Subjects with `;` between them; `""` when unknown.', "Art;Drawing"),
  isbn10: orNull(text("Ten characters.", "0891341889")),
  isbn13: orNull(text("Thirteen digits.", "9780891341888")),
  num_pages: orNull(number("Pages of this edition.")),
  published_year: orNull(number("The year of this edition.")),
  average_rating: orNull(number("What readers gave it, from 0 to 5.")),
  cover: orNull(
    text("The address of a cover that this site allows pages to load; `null`: draw one from the title.", "https://…"),
  ),
  isInCatalogue: flag("Whether everyone finds it; `false`: a member added it."),
};

export const BookType = named("Book", objectOf(bookFields));
