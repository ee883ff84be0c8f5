import type { z } from "zod";
import { StartError } from "../../errors";
import type { FeatureServices } from "../context";
import type { Db } from "../database/Db";
import type { Tx } from "../events/transaction";
import { namedFields } from "./actInput";

/** Who runs an act: a member with the right, or a user of the machine, by the name that it knows them by. */
export type Operator = { memberId: string } | { user: string };

/** What the log keeps of an act, besides its name and who ran it. */
export interface ActEntry {
  memberId?: string | null;
  /** In a few words. */
  details?: string | null;
}

/** What people read of an act: a sentence, facts below each other, or rows of a table. */
export interface ActResult {
  said?: string;
  facts?: Readonly<Record<string, Shown>>;
  rows?: readonly Readonly<Record<string, Shown>>[];
  /** A file, in base64; the command writes it where its option `to` says. */
  file?: string;
}

type Shown = string | number | boolean | null;

/** One run of an act. */
export interface ActRun {
  services: FeatureServices;
  by: Operator;
  /** The act says what it would do, and changes nothing. */
  isDry: boolean;
  /** Runs a change in a transaction that logs it, too. A dry run is rolled back, so that all rules of the change are asked. */
  change<T>(entry: ActEntry, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Logs what changes in another way. Nothing on a dry run. */
  log(entry: ActEntry): Promise<void>;
}

/** Something that an operator does: with `npm run admin`, and admins in the browser. */
export interface Act<Input extends object = object> {
  /** "noun.verb"; people write a space between. */
  name: string;
  /** One line of the help. */
  summary: string;
  /** Each field that is not in `words` is an option. */
  input: z.ZodType<Input> & z.ZodObject;
  /** The fields that stand without a name, in their order. The last one is a list where it takes all that follow. */
  words: readonly (keyof Input & string)[];
  /** It is asked for before, logged, and can be tried with a dry run. */
  isChange: boolean | ((input: Input) => boolean);
  /** Also runs while the site can only be read. */
  endsReadOnly?: boolean;
  run(input: Input, run: ActRun): Promise<ActResult>;
}

export const defineAct = <Input extends object>(
  act: Omit<Act<Input>, "words" | "isChange"> & Partial<Pick<Act<Input>, "words" | "isChange">>,
): Act => ({ words: [], isChange: false, ...act }) as unknown as Act;

/** `input`: as `parseInput` gives it. */
export const changes = ({ isChange }: Act, input: object): boolean =>
  typeof isChange === "function" ? isChange(input) : isChange;

/** Keeps the log of what operators do. */
export type KeepActs = (db: Db | Tx, entry: ActEntry & { action: string; by: Operator }) => Promise<void>;

export interface ActCall {
  name: string;
  input: object;
  by: Operator;
  isDry: boolean;
}

/** Throws StartError with the name of a field that is not right. */
export function parseInput(act: Act, input: object): object {
  const parsed = act.input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new StartError(namedFields(parsed.error));
}

/** Runs an act. Throws StartError with the name of a field that is not right. */
export async function runAct(
  services: FeatureServices,
  { acts, keepActs }: { acts: ReadonlyMap<string, Act>; keepActs: KeepActs | null },
  { name, input, by, isDry }: ActCall,
): Promise<ActResult> {
  const act = acts.get(name);
  if (!act) throw new StartError(`There is no "${name.replace(".", " ")}".`);
  const parsed = parseInput(act, input);
  const log = (db: Db | Tx, entry: ActEntry) => keepActs?.(db, { action: name, by, ...entry });
  const run: ActRun = {
    services,
    by,
    isDry,
    change: (entry, work) =>
      inTransaction(services.db, { isDry, endsReadOnly: act.endsReadOnly === true }, async (tx) => {
        const result = await work(tx);
        await log(tx, entry);
        return result;
      }),
    log: async (entry) => void (isDry || (await log(services.db, entry))),
  };
  const result = await act.run(parsed, run);
  // What it has sent and set is seen here at once, and in other processes after their events.
  if (!isDry && changes(act, parsed)) await services.settings.refresh();
  services.jobs.wake();
  return result;
}

class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super("a dry run is rolled back");
  }
}

async function inTransaction<T>(
  db: Db,
  { isDry, endsReadOnly }: { isDry: boolean; endsReadOnly: boolean },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const run = <R>(one: (tx: Tx) => Promise<R>) => (endsReadOnly ? db.transactionAlways(one) : db.transaction(one));
  if (!isDry) return run(work);
  try {
    return await run(async (tx): Promise<T> => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
