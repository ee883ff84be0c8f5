import { codeOf, messageOf } from "../../testing/calls/answers";
import { buildPost, buildUser } from "../../testing/app/factories";
import { startTestApp, useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

describe("an internal error", () => {
  it("gets a general message with the request's id, and is logged once under that id", async () => {
    const { db, http } = testApp();
    const viewer = await buildUser(db);
    const log = vi.spyOn(http.log, "error");
    await db.query(`alter table posts rename to posts_elsewhere`);

    const answer = await testApp().graphql(`{ posts { nodes { id } } }`, {}, { as: viewer });
    await db.query(`alter table posts_elsewhere rename to posts`);

    expect(codeOf(answer)).toBe("INTERNAL");
    expect(messageOf(answer)).toBe("Something went wrong on our side. Please try again.");
    expect(JSON.stringify(answer.errors)).not.toMatch(/posts_elsewhere|relation|select|typeorm|stack|at /i);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toMatchObject({
      event: "resolver.failed",
      requestId: answer.errors?.[0]?.extensions.requestId,
      err: expect.objectContaining({ message: expect.stringContaining("posts") }),
    });
    log.mockRestore();
  });

  it("in one field leaves the rest of the answer", async () => {
    const { db } = testApp();
    const viewer = await buildUser(db);
    await buildPost(db);
    await db.query(`alter table comments rename to comments_elsewhere`);

    const answer = await testApp().graphql(
      `{ me { id } posts { nodes { id comments { nodes { id } } } } }`,
      {},
      { as: viewer },
    );
    await db.query(`alter table comments_elsewhere rename to comments`);

    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(["INTERNAL"]);
    expect((await testApp().graphql(`{ me { id } }`, {}, { as: viewer })).data.me.id).toBe(viewer.id);
  });

  it("is not what a caller's own mistake is: nothing is logged for that", async () => {
    const log = vi.spyOn(testApp().http.log, "error");

    await testApp().graphql(`{ user(id: "abc") { id } }`);
    await testApp().graphql(`{ nothing }`);
    await testApp().graphql(`{ posts { nodes { id } } }`);

    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe("a database that is away", () => {
  it("makes the service unavailable, in those words and with that status, until it is back", async () => {
    const app = await startTestApp();
    const token = app.tokenOf(await buildUser(app.db));
    await app.db.dataSource.destroy();

    const member = await app.graphql(`{ me { id } }`, {}, { token });
    const visitor = await app.graphql(`{ profiles { nodes { id } } }`);

    for (const answer of [member, visitor]) {
      expect(codeOf(answer)).toBe("UNAVAILABLE");
      expect(answer.errors?.[0]?.extensions.requestId).toEqual(expect.any(String));
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("2");
    }
    await app.db.dataSource.initialize();
    expect((await app.graphql(`{ me { id } }`, {}, { token })).errors).toBeUndefined();
    await app.close();
  });
});
