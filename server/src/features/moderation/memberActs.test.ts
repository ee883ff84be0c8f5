import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { actsOf } from "../../testing/calls/runTestAct";

const testApp = useTestApp();
const { decisionsOf, staff } = moderationCalls(testApp);
const act = actsOf(testApp);

/** As typed: the words of the act, in their order. */
async function run(verb: string, who: string, ...rest: string[]): Promise<string> {
  const named = { role: { role: rest[0] }, suspend: { reason: rest } }[verb] ?? {};
  const { said, facts } = await act(`member.${verb}`, { who, ...named });
  return said ?? JSON.stringify(facts);
}

describe("C19 the operator's commands", () => {
  it("make the first moderator, and an open session has the right at once", async () => {
    const ada = await buildUser(testApp().db, { email: "Ada@example.com" });
    const queue = () => testApp().graphql("{ moderationCases { totalCount } }", {}, { as: ada });
    expect((await queue()).errors?.[0]?.extensions.code).toBe("FORBIDDEN");

    expect(await run("role", "ada@example.com", "MODERATOR")).toBe("Ada@example.com is MODERATOR now.");

    expect((await queue()).data.moderationCases.totalCount).toBe(0);
    expect(await run("show", "ada@example.com")).toContain(`"role":"MODERATOR"`);
  });

  it("suspend with a reason that the member reads, and restore", async () => {
    const bob = await buildUser(testApp().db, { email: "bob@example.com" });
    const see = async () => (await testApp().graphql(`{ user(id: "${bob.id}") { id } }`)).data.user;

    await run("suspend", bob.email, "7", "Advertising", "everywhere");
    expect(await see()).toBeNull();
    expect(await run("show", bob.email)).toContain("Advertising everywhere");
    await run("restore", bob.email);

    expect(await see()).toEqual({ id: bob.id });
    expect(await decisionsOf({ ...bob, tokenVersion: 1 })).toMatchObject([
      { member: "SUSPEND", reasonShown: "Advertising everywhere" },
    ]);
  });

  it("print the end of the suspension that counts, when an earlier one is longer", async () => {
    const max = await buildUser(testApp().db, { email: "max@example.com" });
    await run("suspend", max.email, "30", "Advertising");
    const longer = await run("show", max.email);

    const said = await run("suspend", max.email, "7", "Insults");

    const [, end] = /SUSPENDED until (\S+?):? /.exec(longer) ?? [];
    expect(said).toBe(`max@example.com is suspended until ${end}.`);
  });

  it("print a link to a new password, and delete", async () => {
    const eve = await buildUser(testApp().db, { email: "eve@example.com" });

    expect(await run("reset-link", eve.email)).toMatch(/^https:\/\/circle\.example\/reset-password#token=[\w-]{43}$/);
    await run("delete", eve.email);

    await expect(run("show", eve.email)).rejects.toThrow("No member has the address eve@example.com.");
  });

  it("spare the last admin, and explain themselves", async () => {
    const admin = await staff("ADMIN", { email: "admin@example.com" });

    for (const [verb, ...rest] of [["role", "MEMBER"], ["suspend", "No"], ["delete"]])
      await expect(run(verb ?? "", admin.email, ...rest)).rejects.toThrow("only admin");
    await expect(run("promote", admin.email)).rejects.toThrow('There is no "member promote"');
    await expect(run("suspend", admin.email, "7")).rejects.toThrow("say why");
  });
});
