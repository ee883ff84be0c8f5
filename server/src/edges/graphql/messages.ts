import { declareMessages } from "../../messages";

/** What clients of GraphQL read about their requests. */
export const graphqlMessages = declareMessages("graphql", {
  noOperation: "There is no operation of that name.",
  prototype: "The body has the field __proto__, which nothing reads.",
  otherMethod: "This address takes GET and POST.",
  originRefused: "Pages of this origin may not connect.",
  subscriptionOverHttp: "Subscriptions are served over WebSocket, at this same address.",
  onlySubscriptions: "Only subscriptions are served here; send the rest over HTTP.",
  viewAs: "The header x-view-as is guest or member.",
  viewAsReads: "With the header x-view-as one can only read.",
  tooManySubscriptions: "A connection carries at most {max} subscriptions.",
  tooManySubscriptionsInAll: "A member has at most {max} subscriptions, over all connections.",
  tooExpensive: "The operation may fetch {cost} objects; at most {max} are allowed. Ask for shorter lists.",
  answerTooLarge: "The answer would be larger than {max} bytes. Ask for shorter lists.",
  tooLong: "The document has more than {max} tokens.",
  tooDeep: "The operation has more than {max} levels.",
  tooManyAliases: "The operation has more than {max} aliases.",
  tooManyRootFields: "The operation has more than {max} root fields.",
  tooManyDirectives: "The operation has more than {max} directives.",
  tooManyFields: "The operation has more than {max} fields.",
  tooDeepIntrospection: "The introspection has fields, values or types of types more than {max} levels deep.",
  tooManyIntrospectionAliases: "The introspection has more than {max} aliases; only those of __type are not counted.",
});
