import { buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();
const days = (count: number) => count * 24 * 3_600_000;

/** Answers while the clock of this process is wrong; the one of the embedded database too, but not PostgreSQL's. */
async function withClockAhead<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const RealDate = Date;
  const offset = ms;
  class LateDate extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [RealDate.now() + offset] : args) as []));
    }
    static override now() {
      return RealDate.now() + offset;
    }
  }
  global.Date = LateDate as DateConstructor;
  try {
    return await work();
  } finally {
    global.Date = RealDate;
  }
}

describe("a process with its clock six days ahead", () => {
  it("M63 writes the database's time into every row", async () => {
    const { db } = testApp();
    const [member, profile] = [await buildUser(db), await buildUser(db)];
    await buildProfile(db, { userId: profile.id });
    const [token, other] = [testApp().tokenOf(member), testApp().tokenOf(profile)];
    const run = async (query: string, as = token) => {
      const { errors, data } = await testApp().graphql(query, {}, { token: as });
      expect(errors).toBeUndefined();
      return data;
    };
    await run(`{ me { id } }`);
    await run(`{ me { id } }`, other);

    await withClockAhead(days(6), async () => {
      const { createPost } = await run(`mutation { createPost(input: { text: "Hello" }) { id } }`);
      await run(`mutation { addComment(input: { postId: "${createPost.id}", text: "Hi" }) { id } }`);
      await run(`mutation { likePost(id: "${createPost.id}") { id } }`);
      await run(`mutation { saveProfile(input: { status: LEARNING, skills: ["SQL"] }) { id } }`);
      await run(
        `mutation { addExperience(input: { title: "A", company: "B", from: "2020-01-01", current: true }) { id } }`,
        other,
      );
      await run(
        `mutation { addEducation(input: { school: "A", degree: "B", fieldOfStudy: "C", from: "2020-01-01", current: true }) { id } }`,
        other,
      );
      const { errors } = await testApp().graphql(
        `mutation { register(input: { name: "Late", email: "late@example.com", password: "correct horse 7" }) { token } }`,
      );
      expect(errors).toBeUndefined();
    });

    for (const table of ["users", "profiles", "experiences", "educations", "posts", "comments", "post_likes"]) {
      const [row] = await db.query<{ future: number; recent: number }[]>(
        `select count(*) filter (where created_at > now() + interval '1 minute')::int as future,
           count(*) filter (where created_at > now() - interval '5 minutes')::int as recent from ${table}`,
      );
      expect({ table, ...row }).toEqual({ table, future: 0, recent: 1 });
    }
  });
});
