/** The database that takes the changes: the primary, also of a site with replicas. */
export interface Writer {
  /**
   * The rows of a short statement that stands for itself: all of it happens, or nothing. It is sent once, so when its
   * connection breaks nobody knows whether it happened. It sees nothing of a transaction, which has its own manager.
   * `row` names the row that it locks, if others may lock it too: while that is so, its writes do not delay others.
   * Throws QueryFailedError.
   */
  rows<T>(statement: string, values: unknown[], row?: string): Promise<T[]>;
}
