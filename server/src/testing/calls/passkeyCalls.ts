import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";
import { Authenticator } from "../app/Authenticator";
import { buildUser } from "../app/factories";

interface Challenge {
  ceremonyId: string;
  options: { challenge: string };
}

/** What tests of passkeys do, over GraphQL. */
export function passkeyCalls(testApp: () => TestApp) {
  const call = (mutation: string, input: object, token?: string) => {
    const [name, type] = mutation.split(" ");
    const selection =
      name === "finishPasskeyLogin" ? "{ token user { id } }" : "{ id passkeys { id name lastUsedAt } }";
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;
    return testApp().graphql(query, { input }, token ? { token } : {});
  };
  const startMaking = async (token: string): Promise<Challenge> =>
    (await testApp().graphql(`mutation { startPasskeyRegistration { ceremonyId options } }`, {}, { token })).data
      .startPasskeyRegistration;
  const startLogin = async (): Promise<Challenge> =>
    (await testApp().graphql(`mutation { startPasskeyLogin { ceremonyId options } }`)).data.startPasskeyLogin;
  const finishMaking = (token: string, ceremonyId: string, response: object, name?: string) =>
    call("finishPasskeyRegistration NewPasskeyInput", { ceremonyId, response, name }, token);
  const finishLogin = (ceremonyId: string, response: object) =>
    call("finishPasskeyLogin PasskeyAnswerInput", { ceremonyId, response });

  /** A member who has confirmed who they are. */
  async function join(overrides: Partial<User> = {}) {
    const user = await buildUser(testApp().db, overrides);
    const { token } = await testApp().services.sessions.start(user);
    await testApp().confirm(token);
    return { user, token, device: new Authenticator(user.id) };
  }

  /** They have a passkey on their device. */
  async function joinWithPasskey() {
    const member = await join();
    const { ceremonyId, options } = await startMaking(member.token);
    const { data } = await finishMaking(member.token, ceremonyId, member.device.make(options), "Phone");
    return { ...member, id: data.finishPasskeyRegistration.passkeys[0].id as string };
  }

  return { call, startMaking, startLogin, finishMaking, finishLogin, join, joinWithPasskey };
}
