import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

describe("a timestamp of the database", () => {
  it.each([
    ["2021-01-01 00:00:00Z", "2021-01-01T00:00:00.000Z"],
    ["2024-02-29 23:59:59.999Z", "2024-02-29T23:59:59.999Z"],
    ["1999-12-31 12:34:56.1+02", "1999-12-31T10:34:56.100Z"],
    ["2021-06-01 12:34:56.12+05:45", "2021-06-01T06:49:56.120Z"],
    ["1970-01-01 00:00:00Z", "1970-01-01T00:00:00.000Z"],
  ])("%s is the same for JavaScript, whatever the zone of the connection", async (written, timestamp) => {
    for (const zone of ["UTC", "Asia/Kathmandu", "America/St_Johns"]) {
      const [row] = await testApp().db.transaction(async (tx) => {
        await tx.query(`set local time zone '${zone}'`);
        return tx.query<{ at: Date }[]>("select $1::timestamptz as at", [written]);
      });

      expect(row?.at.toISOString()).toBe(timestamp);
    }
  });
});
