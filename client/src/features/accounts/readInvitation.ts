/** The token of an invitation in an address: after the hash, so that it is in no log. null: there is none. */
export const readInvitation = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get("invitation") || null;
