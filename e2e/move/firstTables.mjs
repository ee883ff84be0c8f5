import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { top } from "../../scripts/run.mjs";
import { withEmbedded, findIds } from "./findIds.mjs";
import { answersOf, logIn, open } from "./site.mjs";

const require = createRequire(path.join(top, "server/dist/main.js"));
const password = "here from the first day";
const [first, second] = ["1@Example.com", "2@Example.com"];

const statements = (hash) => [
  `insert into users (id, name, email, password_hash, created_at)
   select gen_random_uuid(), 'Member ' || n, n || '@Example.com', '${hash}',
     timestamptz '2024-01-01' + n * interval '1 day' from generate_series(1, 50) n`,
  `insert into profiles (id, user_id, status, interest, bio, skills, created_at, updated_at)
   select gen_random_uuid(), id, 'Learning', 1, 'Tab\t, line\n, \\ and 東京', array['Chess', 'Reading'], created_at, created_at from users`,
  `insert into posts (id, author_id, text, like_count, comment_count, created_at)
   select gen_random_uuid(), id, 'Who studies with me?', 1, 1, created_at from users`,
  `insert into comments (id, post_id, author_id, text, created_at) select gen_random_uuid(), id, author_id, 'I do.', created_at from posts`,
  `insert into post_likes (id, post_id, user_id, created_at) select gen_random_uuid(), id, author_id, created_at from posts`,
];

/** A site that began with the first tables there were, upgraded by a start. */
export async function beginFirst(folder) {
  const { Passwords } = require("./platform/auth/passwords.js");
  const hash = await new Passwords().hash(password);
  await withEmbedded(folder, async (database) => {
    await database.connectAt("Community1763600000000");
    for (const statement of statements(hash)) await database.dataSource.query(statement);
  });
  const site = await open({ DATA_DIR: folder });
  const tokens = { member: await logIn(site.url, { email: first, password }), guest: null };
  await logIn(site.url, { email: second, password });
  // Its jobs index what was there.
  await wait(5_000);
  await site.kill();
  const known = { tokens, ids: { ...(await findIds(folder)), invitations: [] }, account: { email: second, password } };
  return { ...known, before: await answersOf({ DATA_DIR: folder }, known) };
}
