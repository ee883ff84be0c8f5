/**
 * How likely a book filed under a category is one to learn from, by the names that shops and libraries use.
 * The first pattern that fits a category decides.
 */
const shelves: readonly (readonly [RegExp, number])[] = [
  [/juvenile nonfiction|children.s non/i, 0.75],
  [/\b(non-?fiction)\b/i, 1],
  [/\bwriting\b|\bauthorship\b|\btechnique\b/i, 1],
  [/fiction|stories|\btales\b|novel|fictitious|comic|graphic|manga|imaginary place/i, 0.1],
  [/^(drama|poetry|literary collections|humou?r|plays|poems)$|\b(drama|poetry|poems|romances)\b/i, 0.2],
  [/literary criticism|literature/i, 0.5],
  [/true crime|biography|autobiograph|memoirs?|biographies/i, 0.75],
  [
    /^(art|business|computers?|cook|crafts|design|economics|education|family & rel|foreign lang|games|gardening|health|history|house & home|language arts|law|mathematics|medical|music|nature|performing arts|pets|philosophy|photography|political science|psychology|reference|religion|science|self-help|social science|sports|study aids|technology|transportation|travel|architecture|antiques|bibles?|body, mind|christian|young adult nonfiction)/i,
    1,
  ],
];

/** From 0.1 (a novel) to 1 (a textbook); null when the categories do not say. */
export function categoryPrior(categories: readonly string[]): number | null {
  const known = categories.flatMap((category) => {
    const shelf = shelves.find(([pattern]) => pattern.test(category));
    return shelf ? [shelf[1]] : [];
  });
  if (known.length === 0) return null;
  return known.some((prior) => prior <= 0.2) ? Math.min(...known) : Math.max(...known);
}
