import { Like } from "typeorm";
import { Comment } from "../features/groups/discussion/Comment";
import { demoAccount } from "./demoAccount";
import { seedIfEmpty } from "./seed";
import { useTestApp } from "../testing/app/harness";
import { User } from "../features/accounts/users/User";

const testApp = useTestApp();

it("the demo account has notifications about its groups, some of them unread", async () => {
  const { db, services } = testApp();
  await seedIfEmpty({ db, passwords: services.passwords });
  const as = await db.findOneByOrFail(User, { email: demoAccount.email });

  const query = `{ me { unreadCount notifications { nodes { summary isRead subject { ... on Post { author { id } } } } } } }`;
  const { me } = (await testApp().graphql(query, {}, { as })).data;

  const { nodes } = me.notifications;
  expect(me.unreadCount).toBeGreaterThan(0);
  expect(nodes.length).toBeGreaterThan(me.unreadCount);
  expect(nodes.filter(({ isRead }: { isRead: boolean }) => !isRead)).toHaveLength(me.unreadCount);
  for (const { summary, subject } of nodes) {
    expect(summary).toMatch(/repl(y|ies|ied)/);
    expect(subject.author.id).toBe(as.id);
  }
});

it("the demo account gets replies by mail once a day, and all else as everybody does", async () => {
  const as = await testApp().db.findOneByOrFail(User, { email: demoAccount.email });

  const { me } = (await testApp().graphql(`{ me { notificationSettings { kind mail isFixed } } }`, {}, { as })).data;

  const chosen = me.notificationSettings.filter((setting: { kind: string; mail: string; isFixed: boolean }) => {
    // Reminders are sent at once or never, for everybody.
    return !setting.isFixed && !setting.kind.startsWith("SESSION_") && setting.mail !== "WEEKLY";
  });
  expect(chosen).toEqual([{ kind: "REPLY", mail: "DAILY", isFixed: false }]);
});

it("W3 the demo account mentions two members in a reply", async () => {
  const { db } = testApp();
  const as = await db.findOneByOrFail(User, { email: demoAccount.email });
  const { id } = await db.findOneByOrFail(Comment, { authorId: as.id, text: Like("% you are in.%") });

  const query = `{ comment(id: "${id}") { text mentions { start length user { name } } } }`;
  const { text, mentions } = (await testApp().graphql(query, {}, { as })).data.comment;

  const said = mentions.map(({ start, length }: Range) => text.slice(start, start + length));
  expect(said).toEqual(mentions.map(({ user }: Range) => `@${user.name}`));
  expect(said).toHaveLength(2);
});

type Range = { start: number; length: number; user: { name: string } };
