import { useTestApp } from "../../testing/app/harness";
import { findDeadLetter, listDeadLetters } from "./deadLetters";
import { boss, deadLetters, jobDatabase } from "./queues";

const testApp = useTestApp();

describe("P1 a job that has failed for good", () => {
  it("is listed without taking it, and without what must never be shown", async () => {
    const { db, services } = testApp();
    const id = crypto.randomUUID();
    const data = {
      userId: "u-1",
      token: "t-secret",
      deep: { list: [{ email: "a@example.com", password: "p-secret" }] },
    };
    await boss.insert([{ id, name: deadLetters, data: { job: "mail-test", data, error: "550" } }], {
      db: jobDatabase(db),
    });

    for (const found of [
      (await listDeadLetters(services.db, { limit: 10 }))[0],
      (await listDeadLetters(services.db, { limit: 10 }))[0],
      await findDeadLetter(services.db, id),
    ]) {
      expect(found).toMatchObject({ id, job: "mail-test", error: "550", data: { userId: "u-1", token: "[hidden]" } });
      expect(JSON.stringify(found)).not.toMatch(/secret|a@example/);
    }
  });
});
