/**
 * What features can do within the transaction of another feature's change, by name, with the data that they get. The feature
 * that makes the change declares the type here, and calls `tx.runHooks`. What may happen after the commit is an event instead.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Hooks {}

/** The hooks of one feature, which get the transaction. */
export type HooksIn<Tx> = { readonly [Name in keyof Hooks]?: (tx: Tx, data: Hooks[Name]) => Promise<void> };
