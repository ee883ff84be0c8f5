import type { User } from "../../features/accounts/users/User";
import type { Profile } from "../../features/profiles/Profile";
import { buildProfile, buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";

interface Suggestions {
  suggestions: { user: { id: string; name: string }; reasons: object[] }[];
  suggestionsNeed: string[];
}

export const suggestionFields = `suggestions(first: 20) { user { id name } reasons { kind interest count skills minutes } } suggestionsNeed`;

/** What tests of suggestions do and look at, over GraphQL. */
export function suggestionCalls(testApp: () => TestApp) {
  async function suggestionsOf(as: User): Promise<Suggestions> {
    return (await testApp().graphql(`{ me { ${suggestionFields} } }`, {}, { as })).data.me;
  }

  return {
    suggestionsOf,

    namesOf: async (as: User) => (await suggestionsOf(as)).suggestions.map(({ user }) => user.name),

    dismiss: (as: User, id: string) =>
      testApp().graphql(
        `mutation { dismissSuggestion(input: { userId: "${id}" }) { id ${suggestionFields} } }`,
        {},
        { as },
      ),

    /** A member with a profile that has nothing but what is said. */
    async member(name: string, profile: Partial<Profile> = {}): Promise<User> {
      const user = await buildUser(testApp().db, { name });
      await buildProfile(testApp().db, { userId: user.id, skills: [], timeZone: null, ...profile });
      return user;
    },
  };
}
