import { type EntityManager, In } from "typeorm";
import { oneLoader } from "../shared/loader";
import { User } from "./User";

export function createUserLoaders(db: EntityManager) {
  return {
    user: oneLoader(
      (ids) => db.findBy(User, { id: In([...ids]) }),
      (user) => user.id,
    ),
  };
}
