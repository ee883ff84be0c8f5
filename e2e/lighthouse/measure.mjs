const attempts = 3;

/** What a report must say of the load; `--short` asks for none of it. */
export const marks = ["largest-contentful-paint", "cumulative-layout-shift"];

/**
 * A report of Lighthouse on a page, with these categories and options. Sometimes the browser's trace has no paint marks, mostly
 * on a busy machine; such a run is repeated. If they stay missing, the score is 0 and the figures are NaN.
 */
export async function measure(url, { categories, needs = marks, prepare = async () => {}, ...options }) {
  for (let attempt = 1; ; attempt++) {
    // Not at the top: `ensureInstalled` installs it.
    const { default: lighthouse } = await import("lighthouse");
    await prepare();
    const { lhr } = await lighthouse(url, {
      ...options,
      output: "json",
      logLevel: "error",
      onlyCategories: categories,
      disableFullPageScreenshot: true,
    });
    const missing = needs.filter((name) => lhr.audits[name].numericValue === undefined);
    if (missing.length === 0 || attempt === attempts) return lhr;
    const reason = lhr.runtimeError?.message ?? lhr.audits[missing[0]].errorMessage;
    console.log(`  ${missing.join(", ")} not measured, once more: ${reason}`);
  }
}

/** Starts the browser for Lighthouse. */
export async function launchChrome(chromePath) {
  const { launch } = await import("chrome-launcher");
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  return launch({ chromePath, chromeFlags });
}

/** The median score of a category, 0 to 100. */
export const medianScore = (reports, name) =>
  Math.round(median(reports.map(({ categories }) => categories[name].score ?? 0)) * 100);

/** The largest paint and the layout shift of the reports, the median of each. */
export function describeLoad(reports) {
  const [paint, shift] = marks.map((name) => median(reports.map(({ audits }) => audits[name].numericValue ?? NaN)));
  return `LCP ${paint.toFixed(0)} ms  CLS ${shift.toFixed(3)}`;
}

/** Prints the audits that cost points. */
export function explain({ categories, audits }) {
  for (const { auditRefs } of Object.values(categories)) {
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
    for (const { id } of lost) console.log(`  ${id}: ${audits[id].displayValue ?? audits[id].title}`);
  }
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
