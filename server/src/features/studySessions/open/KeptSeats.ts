import DataLoader from "dataloader";
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { sessions as limits } from "../limits";
import { sessionActions } from "../plan/sessionPolicy";
import { keptSeats } from "./openStatements";

@ObjectType({
  simpleResolvers: true,
  description: `How often a member came to their latest seats beside others, at most ${limits.keptSeats}.`,
})
export class KeptSeats {
  @Field(() => Int, { description: "To how many they came." })
  came!: number;

  @Field(() => Int, { description: "Of how many that they had not given back." })
  of!: number;
}

interface Pair {
  viewerId: string;
  userId: string;
}

const textOf = ({ viewerId, userId }: Pair) => `${viewerId} ${userId}`;

/** null for everyone but the member, and those who will sit beside them. */
export const keptSeatsLoader = (db: Db) =>
  new DataLoader<Pair, KeptSeats | null, string>((pairs) => findKept(db, pairs), { cacheKeyFn: textOf });

async function findKept(db: Db, pairs: readonly Pair[]): Promise<(KeptSeats | null)[]> {
  const values = [pairs.map(({ viewerId }) => viewerId), pairs.map(({ userId }) => userId)];
  const rows = await db.rows<KeptSeats & Pair>(keptSeats, values);
  const found = new Map(rows.map((row) => [textOf(row), row]));
  return pairs.map((pair) => found.get(textOf(pair)) ?? null);
}

/** Gives members what their partners know of them. */
@Resolver(() => User)
export class KeptSeatsResolver {
  @FieldResolver(() => KeptSeats, {
    nullable: true,
    description:
      "How often the member came to seats in open sessions; null but for the member, and for those with whom they have a session to come.",
  })
  keptSeats(@Root() { id: userId }: JoinedUser, @Ctx() ctx: AppContext) {
    const { viewer, loaders } = ctx;
    if (!canReadOwn(ctx, sessionActions.read, undefined)) return null;
    return viewer && loaders.keptSeats.load({ viewerId: viewer.id, userId });
  }
}
