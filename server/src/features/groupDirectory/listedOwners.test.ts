import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import type { User } from "../accounts/users/User";
import { beginAbsence } from "../accounts/suspension/absence";
import { Interest } from "../profiles/interest";
import { GroupSort } from "./groupSort";

const testApp = useTestApp();

interface Listed {
  id: string;
  title: string | null;
  owner: { id: string; name: string; avatar: string } | null;
  post: { id: string; text: string; createdAt: string; author: { id: string } | null };
}

const fields = "id title owner { id name avatar } post { id text createdAt author { id } }";

const list = async (as: User, choice: string): Promise<Listed[]> =>
  (await testApp().graphql(`{ groups(first: 50, ${choice}) { nodes { ${fields} } } }`, {}, { as })).data.groups.nodes;

const alone = async (as: User, id: string): Promise<Listed> =>
  (await testApp().graphql(`{ group(id: "${id}") { ${fields} } }`, {}, { as })).data.group;

const choices = Object.values(GroupSort).flatMap((sort) => [`sort: ${sort}`, `sort: ${sort}, interest: CODING`]);

describe("a list of groups with their owners and posts", () => {
  it.each(choices)("says of each what the group alone says: %s", async (choice) => {
    const [ada, bo, viewer] = [
      await buildUser(testApp().db),
      await buildUser(testApp().db),
      await buildUser(testApp().db),
    ];
    const ids: string[] = [];
    for (const { id: authorId } of [ada, bo, ada]) ids.push(await start(authorId));

    const nodes = await list(viewer, choice);

    const listed = nodes.filter(({ id }) => ids.includes(id));
    expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort());
    for (const group of listed) expect(group).toEqual(await alone(viewer, group.id));
  });

  it.each(Object.values(GroupSort))("reads them in one statement, in the order %s", async (sort) => {
    const viewer = await buildUser(testApp().db);
    await start(viewer.id);
    const query = `{ groups(sort: ${sort}) { nodes { id owner { id name avatar } post { id text } } } }`;
    await testApp().graphql(query, {}, { as: viewer });

    const statements = await testApp().counter.count(() => testApp().graphql(query, {}, { as: viewer }));

    expect(statements).toBe(1);
  });

  it("names no owner who is not there", async () => {
    const [ada, viewer] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const id = await start(ada.id);
    await testApp().services.db.transaction((tx) =>
      beginAbsence(testApp().services, tx, ada.id, { kind: "SUSPENDED", until: null, reason: null }),
    );

    const nodes = await list(viewer, "sort: NEWEST");

    const listed = nodes.find((group) => group.id === id);
    expect(listed).toMatchObject({ owner: null, post: { id, author: null } });
  });
});

/** A group about coding, with a date tomorrow. */
async function start(ownerId: string): Promise<string> {
  const { db } = testApp();
  const { id } = await buildPost(db, { authorId: ownerId });
  await db.query("update study_groups set interest = $2, title = 'Evenings' where id = $1", [id, Interest.CODING]);
  const [{ session } = { session: "" }] = await db.query<{ session: string }[]>(
    `insert into study_sessions (id, group_id, owner_id, title, starts_on, start_time, time_zone, duration_minutes, frequency)
     values (gen_random_uuid(), $1, $2, 'Read', current_date + 1, '12:00', 'UTC', 60, 'NONE') returning id as session`,
    [id, ownerId],
  );
  await db.query(
    `insert into occurrences (id, session_id, group_id, local_date, local_time, starts_at, ends_at, original_starts_at)
     select gen_random_uuid(), $1, $2, at::date, '12:00', at, at + interval '1 hour', at
     from (select date_trunc('day', now()) + interval '36 hours' as at) tomorrow`,
    [session, id],
  );
  return id;
}
