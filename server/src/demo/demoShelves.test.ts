import { User } from "../features/accounts/users/User";
import { ensureCatalogue } from "../features/books/ensureCatalogue";
import { useTestApp } from "../testing/app/harness";
import { demoAccount } from "./demoAccount";
import { demoCards, demoShelves } from "./demoShelves";
import { seedIfEmpty } from "./seed";

const testApp = useTestApp();
let as: User;

beforeAll(async () => {
  const { db, services } = testApp();
  await ensureCatalogue(db.dataSource);
  await seedIfEmpty({ db, passwords: services.passwords });
  as = await db.findOneByOrFail(User, { email: demoAccount.email });
});

const ask = async (query: string) => (await testApp().graphql(query, {}, { as })).data;

it("D6 the demo account has books on each shelf, and buddies who read some of them", async () => {
  const { me } = await ask(
    `{ me { shelves(first: 50) { nodes { shelf rating book { title readers { user { name } } } } } } }`,
  );

  const { nodes } = me.shelves;
  const own = demoShelves.filter(({ by }) => by === "demo");
  expect(nodes.map(({ book }: { book: { title: string } }) => book.title).sort()).toEqual(
    own.map(({ title }) => title).sort(),
  );
  expect(new Set(nodes.map(({ shelf }: { shelf: string }) => shelf))).toEqual(new Set(["WANT", "READING", "DONE"]));
  expect(nodes.flatMap(({ book }: { book: { readers: object[] } }) => book.readers).length).toBeGreaterThanOrEqual(4);
});

it("D6 some of the demo community's replies have the card of a book", async () => {
  const cards = await testApp().db.query(
    `select books.title from comments join books on books.id = comments.book_id order by books.title`,
  );

  expect(cards).toEqual(
    [...demoCards].map(({ title }) => ({ title })).sort((one, other) => (one.title < other.title ? -1 : 1)),
  );
});
