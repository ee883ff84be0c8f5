import { Any, type EntityManager } from "typeorm";
import { oneLoader } from "../shared/loader";
import { User } from "./User";

export function createUserLoaders(db: EntityManager) {
  return {
    user: oneLoader(
      (ids) => db.findBy(User, { id: Any([...ids]) }),
      (user) => user.id,
    ),
  };
}
