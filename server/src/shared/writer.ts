/** The database that takes the changes: the primary, also of a site with replicas. */
export interface Writer {
  /**
   * The rows of a short statement that stands for itself: all of it happens, or nothing. It is sent once, so when its
   * connection breaks nobody knows whether it happened. It sees nothing of a transaction, which has its own manager.
   * Throws QueryFailedError.
   */
  rows<T>(statement: string, values: unknown[]): Promise<T[]>;
}
