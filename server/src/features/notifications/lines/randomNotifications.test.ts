import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { seededRandom } from "../../../demo/seededRandom";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();

const ask = (query: string, as: User, variables = {}) => testApp().graphql(query, variables, { as });

interface Line {
  id: string;
  count: number;
  isRead: boolean;
  createdAt: string;
  subject: { id: string } | null;
}

/** Some members who write, delete and read at random, and what must be in the list of the first one. */
class Talk {
  private readonly posts = new Set<string>();
  /** The comments that stand, by their ids. */
  private readonly comments = new Map<string, { postId: string; author: User }>();
  private readonly gone = new Set<User>();

  constructor(
    readonly reader: User,
    private readonly others: User[],
    private readonly random: () => number,
  ) {}

  async step(): Promise<void> {
    const acts = [this.post, this.comment, this.comment, this.comment, this.deleteComment, this.deletePost];
    await this.choose([...acts, this.read, this.readSome, this.runJobs, this.runJobs, this.leave])!.call(this);
  }

  private choose<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.random() * items.length)];
  }

  async post(): Promise<void> {
    const { id } = await buildPost(testApp().db, { authorId: this.reader.id });
    this.posts.add(id);
  }

  private async comment(): Promise<void> {
    const author = this.choose([this.reader, ...this.others.filter((one) => !this.gone.has(one))]);
    const postId = this.choose([...this.posts]);
    if (!author || !postId) return;
    const mutation = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
    const { id } = (await ask(mutation, author, { input: { postId, text: "Hello" } })).data.addComment;
    this.comments.set(id, { postId, author });
  }

  private async deleteComment(): Promise<void> {
    const [id, comment] = this.choose([...this.comments]) ?? [];
    if (!id || !comment) return;
    await ask(`mutation { deleteComment(id: "${id}") { id } }`, comment.author);
    this.comments.delete(id);
  }

  private async deletePost(): Promise<void> {
    const id = this.posts.size > 1 ? this.choose([...this.posts]) : undefined;
    if (!id) return;
    await ask(`mutation { deletePost(id: "${id}") }`, this.reader);
    this.posts.delete(id);
    for (const [commentId, { postId }] of this.comments) if (postId === id) this.comments.delete(commentId);
  }

  /** A member who deletes their account, while others are left. */
  private async leave(): Promise<void> {
    const member = this.others.find((one) => !this.gone.has(one));
    if (!member || this.gone.size > 0 || this.random() > 0.2) return;
    await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: member });
    this.gone.add(member);
    for (const [id, { author }] of this.comments) if (author === member) this.comments.delete(id);
  }

  async read(): Promise<void> {
    const [newest] = await this.lines();
    if (newest) await this.mark({ upTo: newest.createdAt });
  }

  private async readSome(): Promise<void> {
    const line = this.choose(await this.lines());
    if (line) await this.mark({ ids: [line.id] });
  }

  private mark(input: object) {
    const mutation = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { id } }`;
    return ask(mutation, this.reader, { input });
  }

  runJobs(): Promise<void> {
    return testApp().runJobs();
  }

  private async inbox() {
    const query = `{ me { unreadCount notifications(first: 100) { nodes { id count isRead createdAt subject { ... on Post { id } } } } } }`;
    const { unreadCount, notifications } = (await ask(query, this.reader)).data.me;
    return { unreadCount: unreadCount as number, lines: notifications.nodes as Line[] };
  }

  async lines(): Promise<Line[]> {
    return (await this.inbox()).lines;
  }

  /** What holds after every step. */
  async check(): Promise<void> {
    const { unreadCount, lines } = await this.inbox();
    expect(unreadCount).toBe(lines.filter(({ isRead }) => !isRead).length);
    for (const { count, subject } of lines) {
      expect(count).toBeGreaterThan(0);
      expect(this.posts).toContain(subject?.id);
    }
  }

  /** What holds when no job waits: each comment of others that stands is in the list once, and nothing else. */
  async checkAll(): Promise<void> {
    const expected = new Map<string, number>();
    for (const { postId, author } of this.comments.values())
      if (author !== this.reader) expected.set(postId, (expected.get(postId) ?? 0) + 1);
    const found = new Map<string, number>();
    for (const { subject, count } of await this.lines())
      found.set(subject?.id ?? "", (found.get(subject?.id ?? "") ?? 0) + count);
    expect(found).toEqual(expected);
  }
}

it.each([1, 2, 3])(
  "C7 the number agrees with the list after every step of random talks (seed %i)",
  async (seed) => {
    const { db } = testApp();
    const others = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const talk = new Talk(await buildUser(db), others, seededRandom(seed));
    await talk.post();

    for (let step = 0; step < 60; step++) {
      await talk.step();
      await talk.check();
    }
    await talk.runJobs();
    await talk.checkAll();

    await talk.read();
    expect((await talk.lines()).filter(({ isRead }) => !isRead)).toEqual([]);
    await talk.check();
  },
  60_000,
);
