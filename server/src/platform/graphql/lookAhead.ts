import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

type Selection = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/**
 * Parsed documents are cached between requests, so each selection is walked once. Only for fields with one node: the first
 * node of a merged field can also be the first one of another group.
 */
const pathsByField = new WeakMap<FieldNode, ReadonlySet<string>>();

/** Caches the result of a function of the selected paths for each selection. */
export function oncePerSelection<T>(compute: (paths: ReadonlySet<string>) => T): typeof compute {
  const results = new WeakMap<ReadonlySet<string>, { result: T }>();
  return (paths) => {
    const entry = results.get(paths) ?? { result: compute(paths) };
    results.set(paths, entry);
    return entry.result;
  };
}

/**
 * The paths of the fields selected below the current one, as in `nodes.author`. `@skip` and `@include` are ignored: a field
 * that may be selected counts as selected.
 */
export function selectedPaths({ fieldNodes, fragments }: Selection): ReadonlySet<string> {
  const only = fieldNodes.length === 1 ? fieldNodes[0] : undefined;
  const cached = only && pathsByField.get(only);
  if (cached) return cached;
  const paths = new Set<string>();
  const walk = (set: SelectionSetNode | undefined, prefix: string): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) walk(fragments[selection.name.value]?.selectionSet, prefix);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, prefix);
      else walk(selection.selectionSet, add(paths, prefix + selection.name.value));
    }
  };
  for (const node of fieldNodes) walk(node.selectionSet, "");
  if (only) pathsByField.set(only, paths);
  return paths;
}

function add(paths: Set<string>, path: string): string {
  paths.add(path);
  return `${path}.`;
}

/** The paths of the fields selected of the entries of a list, through `nodes` or through `edges`. */
export const selectedOfNodes = (selection: Selection): ReadonlySet<string> => ofNodes(selectedPaths(selection));

const ofNodes = oncePerSelection<ReadonlySet<string>>(
  (paths) => new Set([...paths].flatMap((path) => /^(?:nodes|edges\.node)\.(.+)$/.exec(path)?.[1] ?? [])),
);

/**
 * Whether only these fields are selected, with anything below them. `below`: the path of the object with a dot, as `thing.`, if
 * it is not the outermost one.
 */
export function selectsOnly(paths: ReadonlySet<string>, fields: ReadonlySet<string>, below = ""): boolean {
  for (const path of paths) {
    const field = path.startsWith(below) ? path.slice(below.length) : "";
    const isOwn = field !== "" && !field.includes(".");
    if (isOwn && field !== "__typename" && !fields.has(field)) return false;
  }
  return true;
}
