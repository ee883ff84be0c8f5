import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";
import { buddyCalls } from "./buddyCalls";

const fields = "id text version mentions { start length user { id name } }";
const inputs = {
  createPost: "CreatePostInput",
  addComment: "AddCommentInput",
  updatePost: "UpdatePostInput",
  updateComment: "UpdateCommentInput",
};

interface Shown {
  start: number;
  length: number;
  user: { id: string; name: string };
}

/** What a text mentions, as `name of then = name of now`. */
export const readMentions = ({ text, mentions }: { text: string; mentions: readonly Shown[] }): string[] =>
  mentions.map(({ start, length, user }) => `${text.slice(start, start + length)} = ${user.name}`);

/** Marks `@` and the name of each member in a text, one after the other. */
export function mark(text: string, ...members: Pick<User, "id" | "name">[]) {
  let from = 0;
  return members.map(({ id: userId, name }) => {
    const start = text.indexOf(`@${name}`, from);
    if (start < 0) throw new Error(`“${text}” has no @${name}`);
    const length = name.length + 1;
    from = start + length;
    return { start, length, userId };
  });
}

/** What tests of mentions do and look at, over GraphQL. */
export function mentionCalls(testApp: () => TestApp) {
  const { send: changeBuddy } = buddyCalls(testApp);
  const write = (name: keyof typeof inputs, as: User, input: object) =>
    testApp().graphql(
      `mutation ($input: ${inputs[name]}!) { ${name}(input: $input) { ${fields} } }`,
      { input },
      { as },
    );
  return {
    write,

    /** A comment that mentions these members by the names in its text. */
    comment: (as: User, postId: string, text: string, ...members: User[]) =>
      write("addComment", as, { postId, text, mentions: mark(text, ...members) }),

    async see(as: User, postId: string) {
      const query = `{ post(id: "${postId}") { ${fields} comments(first: 10) { nodes { ${fields} isFolded } } } }`;
      return (await testApp().graphql(query, {}, { as })).data.post;
    },

    async mentionable(as: User, postId: string | null, text = ""): Promise<string[]> {
      const query = "query ($postId: ID, $text: String!) { mentionable(postId: $postId, text: $text) { id name } }";
      const { data } = await testApp().graphql(query, { postId, text }, { as });
      return data.mentionable.map(({ name }: { name: string }) => name);
    },

    async befriend(one: User, other: User) {
      await changeBuddy("requestBuddy", one, other);
      await changeBuddy("acceptBuddy", other, one);
    },
  };
}
