import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { actsOf } from "../../../testing/calls/runTestAct";
import { readBanned } from "./banActs";

const testApp = useTestApp();
const act = actsOf(testApp);

const ask = async (ip: string, options: { role?: string } = {}) => {
  const as = options.role ? await buildUser(testApp().db, { role: options.role as "ADMIN" }) : undefined;
  const rest = await testApp().request({ method: "GET", url: "/api/posts" }, { ip, ...(as ? { as } : {}) });
  const { status, errors } = await testApp().graphql("{ __typename }", {}, { ip, ...(as ? { as } : {}) });
  return [rest.statusCode, errors?.[0]?.extensions.code ?? status];
};

const signUp = (email: string) =>
  testApp().graphql(`mutation ($input: RegisterInput!) { register(input: $input) { token } }`, {
    input: { name: "Ada", email, password: "a long enough phrase 9" },
  });

describe("P1 what is refused", () => {
  it("is all requests from a network, for everybody but admins, until it is removed", async () => {
    await act("ban.add", { what: "203.0.113.77/24", reason: "Spam" });

    expect(await ask("203.0.113.9")).toEqual([403, "FORBIDDEN"]);
    expect(await ask("203.0.113.9", { role: "MODERATOR" })).toEqual([403, "FORBIDDEN"]);
    expect(await ask("::ffff:203.0.113.9")).toEqual([403, "FORBIDDEN"]);
    expect((await ask("203.0.113.9", { role: "ADMIN" }))[0]).not.toBe(403);
    expect((await ask("203.0.114.9"))[0]).not.toBe(403);
    expect((await act("ban.list")).rows).toMatchObject([{ what: "203.0.113.0/24", reason: "Spam", until: null }]);

    await act("ban.remove", { what: "203.0.113.0/24" });
    expect((await ask("203.0.113.9"))[0]).not.toBe(403);
    await expect(act("ban.remove", { what: "203.0.113.0/24" })).rejects.toThrow("is not refused");
  });

  it("is of IPv6 a network, too", async () => {
    await act("ban.add", { what: "2001:db8:7::1/48" });

    expect(await ask("2001:db8:7:1::5")).toEqual([403, "FORBIDDEN"]);
    expect((await ask("2001:db8:8::5"))[0]).not.toBe(403);
    await act("ban.remove", { what: "2001:db8:7::/48" });
  });

  it("is signing up, and changing to, an address of a mail domain and of those below it", async () => {
    await act("ban.add", { what: "Spam.example" });

    for (const email of ["a@spam.example", "b@mail.SPAM.example"]) {
      const { errors } = await signUp(email);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "input.email" }] });
    }
    expect((await signUp("c@notspam.example")).errors).toBeUndefined();
    await act("ban.remove", { what: "spam.example" });
    expect((await signUp("a@spam.example")).errors).toBeUndefined();
  });

  it("is nothing that is no network or domain, or half of the world", () => {
    for (const what of [
      "",
      "1.2.3",
      "1.2.3.4/33",
      "1.2.3.4/x",
      "0.0.0.0/0",
      "::/0",
      "a b",
      "x@y.example",
      "10.0.0.0/8/8",
    ])
      expect(() => readBanned(what)).toThrow("what:");
    expect(readBanned("10.1.2.3/12")).toEqual({ network: "10.0.0.0/12", mailDomain: null });
    expect(readBanned("2001:db8::ffff/33").network).toBe("2001:db8:0:0:0:0:0:0/33");
  });
});
