import { validate as isUuid } from "uuid";
import { StartError } from "../../../errors";
import type { Orm } from "../../../platform/database/Db";
import { findByEmail } from "./findByEmail";
import { User } from "./User";

/** So many members are listed where a name fits several. */
const shown = 5;

/**
 * The member whom an operator names: by the address, the id, the address of the profile page, or the whole name. Throws StartError for
 * none, and for a name of several.
 */
export async function findMember(db: Orm, who: string): Promise<User> {
  const id = who.split(/[/?#]/).find((part) => isUuid(part));
  if (id) return (await db.findOneBy(User, { id: id.toLowerCase() })) ?? refuse(`No member is ${who}.`);
  if (who.includes("@")) return (await findByEmail(db, who)) ?? refuse(`No member has the address ${who}.`);
  const named = await db
    .createQueryBuilder(User, "user")
    .where("lower(user.name) = lower(:name)", { name: who.trim() })
    .orderBy("user.id")
    .take(shown + 1)
    .getMany();
  const [only, ...others] = named;
  if (!only) return refuse(`No member is ${who}.`);
  if (others.length === 0) return only;
  const known = named.slice(0, shown).map(({ email }) => email);
  return refuse(
    `Several members are called ${who}: ${known.join(", ")}${named.length > shown ? ", …" : ""}. Name one.`,
  );
}

function refuse(message: string): never {
  throw new StartError(`${message} Nothing was changed.`);
}
