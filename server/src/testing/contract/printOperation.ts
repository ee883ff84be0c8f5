import { graphql as limits } from "../../platform/limits/limits";

/** A variable that may leave out what it guards. */
export type Guard = "@include(if: $shown)" | "@skip(if: $hidden)";

interface Field {
  kind: "field";
  name: string;
  /** What it may be given, written out; any but the first goes with an alias, so that equal names mean equal fields. */
  choices: readonly string[];
  choice: number;
  guard: Guard | null;
  /** null for a plain value. */
  below: Piece[] | null;
}

interface Fragment {
  kind: "inline" | "named";
  on: string;
  guard: Guard | null;
  below: Piece[];
}

/** The fragment of its type that is spread in several places. */
interface Shared {
  kind: "shared";
  on: string;
  guard: Guard | null;
}

/** One entry of a selection set. */
export type Piece = Field | Fragment | Shared;

/** Fields, with every fragment written out: few enough for any limit on what an operation may fetch. */
const maxFields = 100;

/** Writes an operation down as far as the service's limits allow: what is beyond them is left plain, or left out. */
export function printOperation(pieces: Piece[], shared: Readonly<Record<string, Piece[]>>): string {
  return new Printer(shared).print(pieces);
}

class Printer {
  private fields = maxFields;
  private aliases: number = limits.aliases;
  private directives: number = limits.directives;
  private readonly fragments = new Map<string, string>();
  /** By type: how many fields each spread of its shared fragment stands for. */
  private readonly sizes = new Map<string, number>();
  /** What stands in a shared fragment counts once for each spread, so nothing there has an alias or a guard. */
  private isShared = false;

  constructor(private readonly shared: Readonly<Record<string, Piece[]>>) {}

  print(pieces: Piece[]): string {
    const body = [this.printSet(pieces), ...this.fragments.values()].join("\n");
    const variables = ["$shown", "$hidden"].filter((name) => body.includes(name)).map((name) => `${name}: Boolean!`);
    return `query ${variables.length > 0 ? `(${variables.join(", ")}) ` : ""}${body}`;
  }

  private printSet(pieces: readonly Piece[]): string {
    const printed = pieces.map((piece) => (this.fields > 0 ? this.printPiece(piece) : "")).filter(Boolean);
    return `{ ${printed.join(" ") || "__typename"} }`;
  }

  private printPiece(piece: Piece): string {
    if (piece.kind === "field") return this.printField(piece);
    return piece.kind === "shared" ? this.printShared(piece) : this.printFragment(piece);
  }

  private printField({ name, choices, choice, guard, below }: Field): string {
    this.fields--;
    const isAliased = choice > 0 && !this.isShared && this.aliases-- > 0;
    const given = choices[isAliased ? choice : 0];
    const called = `${isAliased ? `${name}${choice}: ` : ""}${name}${given ? `(${given})` : ""}`;
    return `${called}${this.printGuard(guard)}${below ? ` ${this.printSet(below)}` : ""}`;
  }

  private printFragment({ kind, on, guard, below }: Fragment): string {
    if (kind === "inline" || this.isShared) return `... on ${on}${this.printGuard(guard)} ${this.printSet(below)}`;
    const name = `Part${this.fragments.size}`;
    this.addFragment(name, on, below);
    return `...${name}${this.printGuard(guard)}`;
  }

  private printShared({ on, guard }: Shared): string {
    const name = `Any${on}`;
    const size = this.sizes.get(on) ?? this.addShared(name, on);
    if (size > this.fields) return "";
    this.fields -= size;
    return `...${name}${this.printGuard(guard)}`;
  }

  /** How many fields stand in it. They count where it is spread, and leave room for a second spread. */
  private addShared(name: string, on: string): number {
    const before = this.fields;
    this.fields = Math.floor(before / 2);
    this.isShared = true;
    this.addFragment(name, on, this.shared[on] ?? []);
    this.isShared = false;
    const size = Math.floor(before / 2) - this.fields;
    this.fields = before;
    this.sizes.set(on, size);
    return size;
  }

  private addFragment(name: string, on: string, pieces: Piece[]): void {
    this.fragments.set(name, ""); // Takes its name before those inside it do.
    this.fragments.set(name, `fragment ${name} on ${on} ${this.printSet(pieces)}`);
  }

  private printGuard(guard: Guard | null): string {
    return guard && !this.isShared && this.directives-- > 0 ? ` ${guard}` : "";
  }
}
