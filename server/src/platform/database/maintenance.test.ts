import { findPostgres } from "../../testing/database/testDatabase";
import { networkDataSource } from "./dataSource";
import { withMaintenance } from "./maintenance";

const url = findPostgres();
const onPostgres = url ? it : it.skip;

describe("maintenance over the network", () => {
  onPostgres("takes longer than a request may, and leaves the connection as it was", async () => {
    const db = await (await networkDataSource(url ?? "", 1, 300)).initialize();
    try {
      const [row] = await withMaintenance(db, (runner) => runner.query("select pg_sleep(1.2), 1 as done"));

      expect(row).toMatchObject({ done: 1 });
      await expect(db.query("select pg_sleep(1.2)")).rejects.toThrow("statement timeout");
    } finally {
      await db.destroy();
    }
  });
});
