import { configOfProcess, loadConfig } from "./config";
import { StartError } from "../errors";
import { times } from "../platform/limits/limits";
import { useUsualTimes } from "../testing/app/workTimes";

describe("DATABASE_REPLICA_URLS", () => {
  it("stops the start, so that nobody relies on replicas that are not read from", () => {
    const replicas = { DATABASE_URL: "postgres://a@db/circle", DATABASE_REPLICA_URLS: "postgres://a@r1/c" };

    expect(() => loadConfig(replicas)).toThrow(StartError);
    expect(() => loadConfig(replicas)).toThrow(/^DATABASE_REPLICA_URLS is not supported/);
    expect(loadConfig({ DATABASE_REPLICA_URLS: "" }).databaseUrl).toBeNull();
  });
});

describe("C10 PUBLIC_URL in production", () => {
  const production = { NODE_ENV: "production", JWT_SECRET: "k4Qz8vN1sT7xY2wB5eR9uI3oP6aS0dF+GhJ" };

  it("stops the start without it where there are passkeys, and says how to run without", () => {
    expect(() => loadConfig(production)).toThrow(StartError);
    expect(() => loadConfig(production)).toThrow(/^PUBLIC_URL must be set .* passkeys need it.* with PASSKEYS=off\.$/);
    expect(() => loadConfig({ ...production, SMTP_URL: "smtp://localhost" })).toThrow(
      /links in mail and passkeys need it.* without SMTP_URL and with PASSKEYS=off\.$/,
    );
  });

  it("is not needed by a site that chose to have neither, nor in development", () => {
    expect(loadConfig({ ...production, PASSKEYS: "off" })).toMatchObject({ passkeySite: null, publicUrl: null });
    expect(loadConfig({}).passkeySite).toEqual({ rpId: "localhost", origin: "http://localhost:4000" });
    expect(loadConfig({ PASSKEYS: "off" }).passkeySite).toBeNull();
  });

  it("gives passkeys their site", () => {
    const { passkeySite } = loadConfig({ ...production, PUBLIC_URL: "https://circle.example/" });
    expect(passkeySite).toEqual({ rpId: "circle.example", origin: "https://circle.example" });
  });
});

describe("P4 JWT_SECRET_PREVIOUS", () => {
  const JWT_SECRET = "k4Qz8vN1sT7xY2wB5eR9uI3oP6aS0dF+GhJ";

  it("keeps what the secret of before has signed, and is refused when it is weak or the same", () => {
    const JWT_SECRET_PREVIOUS = "m7Wq2xV9rL4kZ8nC1bT6yH3jD5gF0pA-SeU";

    expect(loadConfig({ JWT_SECRET, JWT_SECRET_PREVIOUS }).earlierSecret).toBe(JWT_SECRET_PREVIOUS);
    expect(loadConfig({ JWT_SECRET }).earlierSecret).toBeNull();
    expect(() => loadConfig({ JWT_SECRET, JWT_SECRET_PREVIOUS: "short" })).toThrow(/^JWT_SECRET_PREVIOUS must have/);
    expect(() => loadConfig({ JWT_SECRET, JWT_SECRET_PREVIOUS: JWT_SECRET })).toThrow(
      /^JWT_SECRET_PREVIOUS is the same as JWT_SECRET/,
    );
  });
});

describe("limits for new members", () => {
  const production = { NODE_ENV: "production", JWT_SECRET: "k4Qz8vN1sT7xY2wB5eR9uI3oP6aS0dF+GhJ", PASSKEYS: "off" };

  it("hold in production only, unless the setting says otherwise", () => {
    expect(loadConfig(production).limitsNewMembers).toBe(true);
    expect(loadConfig({ ...production, NEW_MEMBER_LIMITS: "off" }).limitsNewMembers).toBe(false);
    expect([loadConfig({}), loadConfig({ NEW_MEMBER_LIMITS: "on" })].map((config) => config.limitsNewMembers)).toEqual([
      false,
      true,
    ]);
  });
});

describe("TIME_LIMIT_FACTOR", () => {
  useUsualTimes();
  afterEach(() => vi.unstubAllEnvs());

  it("multiplies the times of the service's own work, and no others", () => {
    const usual = { ...times };
    vi.stubEnv("TIME_LIMIT_FACTOR", "3");

    configOfProcess();

    expect(times).toEqual({ ...usual, statementMs: 15_000, answerMs: 15_000, poolWaitMs: 6_000, burstMs: 3_000 });
  });

  it("is at least 1", () => {
    expect(() => loadConfig({ TIME_LIMIT_FACTOR: "0.5" })).toThrow(/TIME_LIMIT_FACTOR must be at least 1/);
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

describe("COVER_HOSTS", () => {
  it("names the hosts of covers, and none by default", () => {
    expect(loadConfig({}).coverHosts).toEqual([]);
    expect(loadConfig({ COVER_HOSTS: "Books.Google.com, covers.example.org" }).coverHosts).toEqual([
      "books.google.com",
      "covers.example.org",
    ]);
  });

  it.each(["https://books.google.com", "books.google.com:443", "*.google.com", "books", "a..b"])(
    "stops the start for %j",
    (hosts) => {
      expect(() => loadConfig({ COVER_HOSTS: hosts })).toThrow(/^COVER_HOSTS must be names of hosts/);
    },
  );
});

describe("CORS_ORIGINS", () => {
  it("are origins as browsers send them", () => {
    expect(loadConfig({}).corsOrigins).toEqual([]);
    expect(
      loadConfig({ CORS_ORIGINS: "https://App.example/, http://localhost:3000,https://b.example:443" }),
    ).toMatchObject({ corsOrigins: ["https://app.example", "http://localhost:3000", "https://b.example"] });
  });

  it.each([
    "https://app.example/admin",
    "https://app.example?a=1",
    "https://app.example/#top",
    "https://me:x@app.example",
  ])("stop the start for %j", (origins) => {
    expect(() => loadConfig({ CORS_ORIGINS: `https://a.example,${origins}` })).toThrow(StartError);
    expect(() => loadConfig({ CORS_ORIGINS: `https://a.example,${origins}` })).toThrow(/^CORS_ORIGINS must be origins/);
  });

  it("stop the start where one is no address", () => {
    expect(() => loadConfig({ CORS_ORIGINS: "app.example" })).toThrow(/^CORS_ORIGINS must be an address starting with/);
  });
});

describe("TRUSTED_PROXIES", () => {
  it("are addresses, networks and groups of networks", () => {
    const proxies = ["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8", "loopback", "linklocal", "uniquelocal"];

    expect(loadConfig({}).trustedProxies).toEqual([]);
    expect(loadConfig({ TRUSTED_PROXIES: proxies.join(", ") }).trustedProxies).toEqual(proxies);
  });

  it.each(["proxy.example", "true", "10.0.0.0/33", "10.0.0.0/0", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0"])(
    "stop the start for %j",
    (proxies) => {
      expect(() => loadConfig({ TRUSTED_PROXIES: proxies })).toThrow(StartError);
      expect(() => loadConfig({ TRUSTED_PROXIES: proxies })).toThrow(/^TRUSTED_PROXIES must be addresses or networks/);
    },
  );
});

describe("P4 settings that cannot work", () => {
  it.each(["https://circle.example/study", "https://circle.example?a=1", "https://me:x@circle.example"])(
    "stop the start for the PUBLIC_URL %j",
    (address) => {
      expect(() => loadConfig({ PUBLIC_URL: address })).toThrow(StartError);
      expect(() => loadConfig({ PUBLIC_URL: address })).toThrow(/^PUBLIC_URL must be an address without a path/);
    },
  );

  it.each(["smtp://", "smtp:mail.example", "smtps:///path"])("stop the start for the SMTP_URL %j", (address) => {
    expect(() => loadConfig({ SMTP_URL: address })).toThrow(/^SMTP_URL must name the host of the mail server/);
  });

  it("stop the start where metrics would have the port of the service", () => {
    expect(() => loadConfig({ METRICS_PORT: "4000" })).toThrow(/^METRICS_PORT must not be PORT \(4000\)/);
    expect(loadConfig({ PORT: "0", METRICS_PORT: "0" }).metrics).toEqual({ host: "127.0.0.1", port: 0 });
  });
});
