import { Format, SingleBar } from "cli-progress";
import type { ImportProgress } from "./importFile";

export interface ProgressView {
  update(progress: ImportProgress): void;
  stop(): void;
}

const secondsBetweenLines = 5;

/** A bar where someone looks on, a line every few seconds where the output goes to a log. */
export function showProgress(output: NodeJS.WriteStream, unit = "lines"): ProgressView {
  return output.isTTY ? showBar(output, unit) : showLines(output, unit);
}

function showBar(stream: NodeJS.WriteStream, unit: string): ProgressView {
  const bar = new SingleBar({ stream, hideCursor: true, etaBuffer: 50, format: formatBar, barsize: 30 });
  const started = Date.now();
  let first: ImportProgress | null = null;
  bar.start(1, 0, { text: "" });
  return {
    update: (progress) => {
      first ??= progress;
      bar.update(progress.part, { text: describe(progress, first, started, Date.now(), unit) });
    },
    stop: () => bar.stop(),
  };
}

const formatBar: NonNullable<ConstructorParameters<typeof SingleBar>[0]["format"]> = (
  options,
  params,
  payload: { text: string },
) => `${Format.BarFormat(params.progress, options)} ${payload.text}`;

function showLines(stream: NodeJS.WriteStream, unit: string): ProgressView {
  const started = Date.now();
  let lastLineAt = started;
  let first: ImportProgress | null = null;
  return {
    update: (progress) => {
      first ??= progress;
      if (Date.now() - lastLineAt < secondsBetweenLines * 1_000) return;
      lastLineAt = Date.now();
      stream.write(`${describe(progress, first, started, Date.now(), unit)}\n`);
    },
    stop: () => undefined,
  };
}

/** How much is done, how fast, and how long it still takes: by what this run did, not an earlier one that it continues. */
export function describe(
  { part, lines }: ImportProgress,
  first: ImportProgress,
  started: number,
  now = Date.now(),
  unit = "lines",
): string {
  const seconds = Math.max(0.001, (now - started) / 1_000);
  const rate = Math.round((lines - first.lines) / seconds);
  const done = part - first.part;
  const left = done > 0 ? Math.round((seconds / done) * (1 - part)) : null;
  const time = left === null ? "" : `, ${left >= 90 ? `${Math.round(left / 60)} min` : `${left} s`} left`;
  return `${(part * 100).toFixed(1)} %, ${format(lines)} ${unit}, ${format(rate)} ${unit}/s${time}`;
}

export const format = (number: number): string => number.toLocaleString("en-US");
