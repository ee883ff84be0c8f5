import { type EntityManager, In, Like } from "typeorm";
import { v7 as newId } from "uuid";
import { Book } from "../features/books/Book";
import { Comment } from "../features/groups/discussion/Comment";
import { ShelvedBook } from "../features/shelves/ShelvedBook";
import { daysBefore } from "./days";
import { demoCards, demoShelves } from "./demoShelves";

/** By their keys in the demo community. */
interface Ids {
  ofMember: (key: string) => string;
  ofPost: (key: string) => string;
}

/** Puts bundled books on the shelves of the demo account and its buddies, and into discussions. Without the catalogue, nothing. */
export async function insertShelves(db: EntityManager, { ofMember, ofPost }: Ids): Promise<void> {
  const titles = [...demoShelves, ...demoCards].map(({ title }) => title);
  const books = await db.find(Book, { select: { id: true, title: true }, where: { title: In(titles) } });
  const ofBook = new Map(books.map(({ id, title }) => [title, id]));
  const now = new Date();
  const rows = demoShelves.flatMap(({ by, title, shelf, rating, daysAgo }) => {
    const [bookId, createdAt] = [ofBook.get(title), daysBefore(now, daysAgo)];
    const id = newId({ msecs: createdAt.getTime() });
    return bookId ? [{ id, userId: ofMember(by), bookId, shelf, rating, createdAt }] : [];
  });
  if (rows.length > 0) await db.insert(ShelvedBook, rows);
  for (const { post, by, says, title } of demoCards) {
    const bookId = ofBook.get(title);
    const reply = { postId: ofPost(post), authorId: ofMember(by), text: Like(`${says}%`) };
    if (bookId) await db.update(Comment, reply, { bookId });
  }
}
