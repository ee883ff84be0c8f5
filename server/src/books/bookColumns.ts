/** The columns of a book under the names of its properties, for statements of our own. */
export const bookColumns = (from: string): string =>
  `${from}.id, ${from}.no, ${from}.title, ${from}.subtitle, ${from}.authors, ${from}.description, ${from}.categories,
    ${from}.isbn10, ${from}.isbn13, ${from}.thumbnail, ${from}.published_year as "publishedYear",
    ${from}.page_count as "pageCount", ${from}.average_rating as "averageRating"`;
