import { useTestApp } from "../../../testing/app/harness";
import { openCalls } from "../../../testing/calls/openCalls";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { offer, take, giveBack, member, ask } = openCalls(testApp);
const { pass, datesOf, send } = sessionCalls(testApp);

/** Ada offers a seat, Bo takes it, and it is over. Who came, came. */
async function meet(ada: User, bo: User, who: { came: readonly User[] }) {
  const id = await plan(ada);
  await take(bo, id);
  for (const { id: userId } of who.came)
    await testApp().db.query("update attendances set came_at = now() where occurrence_id = $1 and user_id = $2", [
      id,
      userId,
    ]);
  await pass([{ id }], -120);
  return id;
}

async function plan(ada: User): Promise<string> {
  const [date] = await datesOf((await offer(ada)).data.createStudySession.id);
  return date?.id ?? "";
}

const keptOf = async (as: User, of: User) =>
  (await ask(as, `{ user(id: "${of.id}") { keptSeats { came of } } }`)).data.user.keptSeats;

describe("how often somebody came", () => {
  it("is counted over seats beside somebody that were not given back: to oneself and to partners", async () => {
    const [ada, bo, cy] = [await member("Ada"), await member("Bo"), await member("Cy")];
    await meet(ada, bo, { came: [ada, bo] });
    await meet(ada, bo, { came: [ada] });
    // Nobody took it; it was given back in time; it was cancelled; it is to come.
    await pass([{ id: await plan(bo) }], -120);
    const given = await plan(ada);
    await take(bo, given);
    await giveBack(bo, given);
    await pass([{ id: given }], -120);
    const cancelled = await plan(ada);
    await take(bo, cancelled);
    await send("cancelOccurrence", ada, { occurrenceId: cancelled });
    await pass([{ id: cancelled }], -120);

    expect([await keptOf(bo, bo), await keptOf(ada, ada)]).toEqual([
      { came: 1, of: 2 },
      { came: 2, of: 2 },
    ]);
    // Their meetings are over, so each is a stranger to the other again.
    expect([await keptOf(ada, bo), await keptOf(bo, ada), await keptOf(cy, bo)]).toEqual([null, null, null]);
    const next = await plan(ada);
    await take(bo, next);

    expect([await keptOf(ada, bo), await keptOf(bo, ada), await keptOf(cy, bo)]).toEqual([
      { came: 1, of: 2 },
      { came: 2, of: 2 },
      null,
    ]);
    await giveBack(bo, next);
    expect([await keptOf(ada, bo), await keptOf(bo, ada)]).toEqual([null, null]);
  });

  it("is nobody's before five minutes have passed, and nothing that guests or staff read", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    const id = await plan(ada);
    await take(bo, id);
    await pass([{ id }], -4);
    expect(await keptOf(bo, bo)).toEqual({ came: 0, of: 0 });
    await pass([{ id }], -6);
    expect([await keptOf(bo, bo), await keptOf(ada, bo)]).toEqual([
      { came: 0, of: 1 },
      { came: 0, of: 1 },
    ]);
    const staff = await member("Staff");
    await testApp().db.query("update users set role = 'ADMIN' where id = $1", [staff.id]);

    expect(await keptOf(staff, bo)).toBeNull();
    const guest = await testApp().graphql(`{ user(id: "${bo.id}") { keptSeats { came } } }`);
    expect(guest.data?.user?.keptSeats ?? null).toBeNull();
  });

  it("costs one statement for several members", async () => {
    const [ada, bo, cy] = [await member("Ada"), await member("Bo"), await member("Cy")];
    const query = (fields: string) =>
      testApp().counter.count(() =>
        ask(ada, `{ a: user(id: "${bo.id}") { id ${fields} } b: user(id: "${cy.id}") { id ${fields} } }`),
      );
    await query("");

    expect((await query("keptSeats { of }")) - (await query(""))).toBe(1);
  });
});
