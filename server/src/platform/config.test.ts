import { loadConfig } from "./config";
import { StartError } from "../errors";

const urls = { DATABASE_URL: "postgres://a@db/circle", DATABASE_REPLICA_URLS: "postgres://a@r1/c, postgres://a@r2/c" };

describe("DATABASE_REPLICA_URLS", () => {
  it("names any number of replicas, and none by default", () => {
    expect(loadConfig(urls).replicaUrls).toEqual(["postgres://a@r1/c", "postgres://a@r2/c"]);
    expect(loadConfig({}).replicaUrls).toEqual([]);
    expect(loadConfig({ DATABASE_REPLICA_URLS: "" }).replicaUrls).toEqual([]);
  });

  it.each([
    [
      "without the database that they replicate",
      { ...urls, DATABASE_URL: "" },
      /^DATABASE_REPLICA_URLS needs DATABASE_URL/,
    ],
    [
      "when one is no address",
      { ...urls, DATABASE_REPLICA_URLS: "postgres://a@r1/c,r2" },
      /^DATABASE_REPLICA_URLS must be/,
    ],
  ])("stops the start %s", (_when, env, message) => {
    expect(() => loadConfig(env)).toThrow(StartError);
    expect(() => loadConfig(env)).toThrow(message);
  });
});

describe("where jobs run", () => {
  it("is inside the server, unless it is to be apart from it", () => {
    expect(loadConfig({}).runsJobs).toBe(true);
    expect(loadConfig({ JOBS: "apart", DATABASE_URL: "postgres://a@h/c" }).runsJobs).toBe(false);
  });

  it("cannot be apart from the embedded database", () => {
    expect(() => loadConfig({ JOBS: "apart" })).toThrow(/^JOBS can be apart only with DATABASE_URL/);
    expect(() => loadConfig({ JOBS: "elsewhere" })).toThrow(/^JOBS must be one of inside, apart/);
  });
});
