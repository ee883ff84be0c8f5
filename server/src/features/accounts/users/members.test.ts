import { v7 as newId } from "uuid";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();

describe("me", () => {
  it("is null for a visitor and the member for a member", async () => {
    const member = await buildUser(testApp().db, { name: "Ada" });

    const visitor = await testApp().graphql(`{ me { id } }`);
    const own = await testApp().graphql(`{ me { id name email joinedAt } }`, {}, { as: member });

    expect(visitor.data).toEqual({ me: null });
    expect(own.data.me).toEqual({
      id: member.id,
      name: "Ada",
      email: member.email,
      joinedAt: member.createdAt.toISOString(),
    });
  });
});

describe("user", () => {
  it("is anyone's to see, and null where there is none", async () => {
    const member = await buildUser(testApp().db, { name: "Grace" });

    const found = await testApp().graphql(`query ($id: ID!) { user(id: $id) { name } }`, { id: member.id });
    const missing = await testApp().graphql(`query ($id: ID!) { user(id: $id) { name } }`, { id: newId() });

    expect(found.data.user).toEqual({ name: "Grace" });
    expect(missing.data).toEqual({ user: null });
  });

  it.each(["abc", "1e3", "x".repeat(5_000), 12])("turns the id %j away by name", async (id) => {
    const answer = await testApp().graphql(`query ($id: ID!) { user(id: $id) { name } }`, { id });

    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(fieldsOf(answer)).toEqual(["id"]);
  });
});

describe("demoAccount", () => {
  it("is null where there is no demo community, else what the login page shows", async () => {
    const without = await testApp().graphql(`{ demoAccount { email password } }`);
    testApp().services.demoAccount = { id: newId(), email: "demo@example.com", password: "try me out" };
    const within = await testApp().graphql(`{ demoAccount { email password } }`);

    expect(without.data.demoAccount).toBeNull();
    expect(within.data.demoAccount).toEqual({ email: "demo@example.com", password: "try me out" });
  });
});
