import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, type OperationDefinitionNode, parse, print } from "graphql";
import { User } from "../../features/accounts/users/User";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { pictureCalls } from "../../testing/calls/pictureCalls";
import { anHour } from "../../testing/calls/sessionCalls";

const testApp = useTestApp();
const { upload } = pictureCalls(testApp);
const folder = path.join(__dirname, "../../../../client/playground/examples");
const sources = readdirSync(folder)
  .filter((file) => /examples\.ts$/i.test(file))
  .map((file) => readFileSync(path.join(folder, file), "utf8"));

/** The operations of all examples, by their names. */
const operations = new Map(
  sources
    .flatMap((source) => [...source.matchAll(/query: `([^`]+)`/g)].map(([, query = ""]) => query))
    .flatMap((query) => parse(query).definitions)
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => [operation.name?.value ?? "", operation] as const),
);

const person = { email: "play@example.com", password: "paper boats at dawn" };
const copied = {
  token: "",
  mailToken: "",
  postId: "",
  ownPostId: "",
  userId: "",
  dateId: "",
  bookId: "",
  commentId: "",
  pictureId: "",
  mentionedId: "",
};

/** What a visitor fills in, in an order in which the operations can be run. */
const given: Record<string, () => Record<string, unknown>> = {
  BrowseProfiles: () => ({}),
  Search: () => ({ query: "linear" }),
  RecommendBooks: () => ({ goal: "how computers learn" }),
  SignUp: () => ({ input: { ...person, name: "Play" } }),
  LogIn: () => person,
  MyAccount: () => ({}),
  Confirm: () => ({ password: person.password }),
  SignOutOthers: () => ({}),
  CreatePost: () => ({ text: "Hello" }),
  FindGroups: () => ({ search: "linear" }),
  JoinGroup: () => ({ groupId: copied.postId }),
  PlanSession: () => ({ session: anHour() }),
  StudySessions: () => ({ from: new Date(), to: new Date(Date.now() + 20 * 86_400_000) }),
  AnswerDate: () => ({ occurrenceId: copied.dateId }),
  FreeSeats: () => ({ from: new Date(), to: new Date(Date.now() + 20 * 86_400_000) }),
  AddBook: () => ({ book: { title: "Zines by hand", author: "Ada Quokka", shelf: "READING" } }),
  ReadOn: () => ({ bookId: copied.bookId, page: 12, pages: 96 }),
  TakeNote: () => ({ bookId: copied.bookId, note: "Fold it twice before you draw." }),
  MyReading: () => ({}),
  LatestPosts: () => ({}),
  LikeAndComment: () => ({ postId: copied.postId, text: "Count me in." }),
  ReadThreads: () => ({ postId: copied.postId }),
  AnswerComment: () => ({ postId: copied.postId, replyTo: copied.commentId, text: "So do I." }),
  LikeComment: () => ({ replyTo: copied.commentId }),
  WhomToMention: () => ({ postId: copied.postId, name: "Gr" }),
  Mention: () => ({
    comment: {
      postId: copied.postId,
      text: "Hi @Grace",
      mentions: [{ start: 3, length: 6, userId: copied.mentionedId }],
    },
  }),
  ShowPicture: () => ({ input: { postId: copied.postId, text: "Look", pictures: [{ id: copied.pictureId }] } }),
  EditPost: () => ({ input: { postId: copied.ownPostId, text: "Hello again", version: 1 } }),
  MyBuddies: () => ({}),
  Suggestions: () => ({}),
  BooksToLearnFrom: () => ({}),
  Dismiss: () => ({ userId: copied.userId }),
  Restore: () => ({ userId: copied.userId }),
  AskBuddy: () => ({ userId: copied.userId, message: "Hi" }),
  StudyTogether: () => ({ userId: copied.userId }),
  Commons: () => ({}),
  TakeSeat: () => ({ goal: "Chapter 3" }),
  LeaveRoom: () => ({}),
  MyNotifications: () => ({}),
  MarkRead: () => ({ ids: [] }),
  NotificationSettings: () => ({}),
  SendDigest: () => ({ kind: "REPLY", mail: "WEEKLY" }),
  ForgotPassword: () => ({ email: person.email }),
  NewPassword: () => ({ token: copied.mailToken, newPassword: "another boat at noon" }),
};

describe("M32 the examples of the playground", () => {
  it("all run, but the subscriptions, which a browser test runs", async () => {
    const { db } = testApp();
    copied.postId = (await buildPost(db, { authorId: (await buildUser(db, { name: "Grace" })).id })).id;
    const other = await buildUser(db);
    copied.userId = other.id;
    const failed: unknown[] = [];

    for (const [name, variables] of Object.entries(given)) {
      const query = print(operations.get(name) as OperationDefinitionNode);
      const { data, errors } = await testApp().graphql(query, variables(), copied.token ? { token: copied.token } : {});
      if (errors) failed.push([name, errors]);
      copied.token = data?.register?.token ?? data?.login?.token ?? copied.token;
      copied.ownPostId = data?.createPost?.id ?? copied.ownPostId;
      copied.commentId ||= data?.addComment?.id ?? "";
      copied.mentionedId = data?.mentionable?.[0]?.id ?? copied.mentionedId;
      copied.bookId = data?.addBook?.book.id ?? copied.bookId;
      copied.dateId = data?.schedule?.[0]?.id ?? copied.dateId;
      if (name === "SignUp")
        await db.query("update users set email_verified_at = now() where email = $1", [person.email]);
      if (name === "AskBuddy") {
        const { id } = await db.findOneByOrFail(User, { email: person.email });
        const accept = `mutation { acceptBuddy(input: { userId: "${id}" }) { id } }`;
        expect((await testApp().graphql(accept, {}, { as: other })).errors).toBeUndefined();
      }
      if (name === "Mention") {
        expect(data?.addComment?.mentions).toHaveLength(1);
        copied.pictureId = (await upload(await db.findOneByOrFail(User, { email: person.email }))).id;
      }
      if (name === "ForgotPassword") await testApp().runJobs();
      copied.mailToken = testApp().linkToken("reset-password");
    }

    expect(failed).toEqual([]);
    expect([...operations.keys()].sort()).toEqual([...Object.keys(given), "NewPosts", "WhatConcernsMe"].sort());
  });
});
