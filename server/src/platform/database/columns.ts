import { getMetadataArgsStorage } from "typeorm";

type EntityClass = abstract new (...args: never[]) => object;

interface NamedColumn {
  /** The entity's property, as in `authorId`; for a column of an embedded class, the property of that class. */
  property: string;
  /** The name in the table, as in `author_id`. */
  column: string;
}

/** The class with those that it extends. */
function withBases(entity: EntityClass): EntityClass[] {
  const base: unknown = Object.getPrototypeOf(entity);
  return base === Function.prototype ? [entity] : [entity, ...withBases(base as EntityClass)];
}

const columnsByEntity = new WeakMap<EntityClass, readonly NamedColumn[]>();

/** The columns that reading an entity gives: all but those declared with `select: false`. */
export function columnsOf(entity: EntityClass): readonly NamedColumn[] {
  const columns = columnsByEntity.get(entity) ?? readColumns(entity);
  columnsByEntity.set(entity, columns);
  return columns;
}

function readColumns(entity: EntityClass): NamedColumn[] {
  const storage = getMetadataArgsStorage();
  const classes = withBases(entity);
  const own = storage
    .filterColumns(classes)
    .filter(({ options }) => options.select !== false)
    .map(({ propertyName, options }) => ({ property: propertyName, column: options.name ?? propertyName }));
  const embedded = storage.filterEmbeddeds(classes).flatMap(({ type }) => columnsOf(type() as EntityClass));
  return [...own, ...embedded];
}

/** Which columns of an entity, by the names of its properties. */
interface Choice {
  only?: readonly string[];
  except?: readonly string[];
}

interface ListChoice extends Choice {
  /** Prepended to each name, for a second entity in the same row; `rowMapper` reads it. */
  prefix?: string;
}

const chosen = (entity: EntityClass, { only, except = [] }: Choice): readonly NamedColumn[] =>
  columnsOf(entity).filter(({ property }) => !except.includes(property) && (only?.includes(property) ?? true));

/**
 * A select list of the entity's columns, named as its properties, for statements that the query builder cannot write.
 * The entity's decorators are the only place that names columns, so a new field is read wherever its entity is.
 */
export function selectList(entity: EntityClass, from: string, { prefix = "", ...choice }: ListChoice = {}): string {
  return chosen(entity, choice)
    .map(({ property, column }) => ({ name: prefix + property, column }))
    .map(({ name, column }) => (name === column ? `${from}.${column}` : `${from}.${column} as "${name}"`))
    .join(", ");
}

/**
 * Returns a function that maps a row to the entity that was selected with this prefix: all, or the chosen ones. It is an instance of its
 * class, as `makeInstances` says.
 */
export function rowMapper<T extends object>(
  entity: abstract new () => T,
  prefix: string,
  choice: Choice = {},
): (row: object) => T {
  const names = chosen(entity, choice).map(({ property }) => [property, prefix + property] as const);
  return (row) => {
    const mapped = Object.create(entity.prototype as object) as Record<string, unknown>;
    for (const [property, name] of names) mapped[property] = (row as Record<string, unknown>)[name];
    return mapped as T;
  };
}
