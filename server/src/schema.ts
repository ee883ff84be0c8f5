import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type NonEmptyArray } from "type-graphql";
import { AccountResolver } from "./accounts/AccountResolver";
import { UserResolver } from "./accounts/UserResolver";
import { BookResolver } from "./books/BookResolver";
import { CommentResolver } from "./posts/CommentResolver";
import { LikeResolver } from "./posts/LikeResolver";
import { LiveResolver } from "./posts/LiveResolver";
import { PostResolver } from "./posts/PostResolver";
import { CredentialResolver } from "./profiles/CredentialResolver";
import { ProfileResolver } from "./profiles/ProfileResolver";
import { UserProfileResolver } from "./profiles/UserProfileResolver";
import type { LiveEvents } from "./shared/liveEvents";
import { checkInput } from "./shared/validation";

const resolvers: NonEmptyArray<new () => object> = [
  AccountResolver,
  UserResolver,
  ProfileResolver,
  UserProfileResolver,
  CredentialResolver,
  PostResolver,
  CommentResolver,
  LikeResolver,
  LiveResolver,
  BookResolver,
];

/** The whole GraphQL API. Every input object is judged before a resolver sees it. */
export function createSchema(events: Pick<LiveEvents, "pubSub">): GraphQLSchema {
  return buildSchemaSync({
    resolvers,
    pubSub: events.pubSub,
    validateFn: async (argument) => {
      if (typeof argument === "object" && argument !== null) await checkInput(argument as object);
    },
  });
}
