import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { Db } from "../database/Db";
import { times } from "../limits/limits";
import { rolesOf } from "./sessionStatements";
import type { Role } from "./Viewer";

/**
 * The roles of members with live connections, as recent as those of requests: a change takes effect at once, or after a few
 * seconds where its event is lost.
 */
export class PresentRoles {
  private readonly roles = new LRUCache<string, Promise<Role | undefined>>({
    max: 20_000,
    ttl: times.viewerCacheMs,
    ttlResolution: 50,
  });
  private readonly loader: DataLoader<string, Role | undefined>;

  constructor(db: Db) {
    const load = async (ids: readonly string[]) => {
      const found = new Map(
        (await db.rows<{ id: string; role: Role }>(rolesOf, [ids])).map(({ id, role }) => [id, role]),
      );
      return ids.map((id) => found.get(id));
    };
    this.loader = new DataLoader(load, { cache: false });
  }

  /** Undefined for ordinary members. Members who are asked for together are read in one statement. */
  of(userId: string): Promise<Role | undefined> {
    const known = this.roles.get(userId);
    if (known) return known;
    const role = this.loader.load(userId);
    this.roles.set(userId, role);
    role.catch(() => this.roles.delete(userId));
    return role;
  }

  forget(userIds: readonly string[]): void {
    for (const id of userIds) this.roles.delete(id);
  }
}
