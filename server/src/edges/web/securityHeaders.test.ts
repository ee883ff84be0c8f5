import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { buildUser } from "../../testing/app/factories";
import { buildClientFolder } from "../../testing/app/clientFolder";
import { useTestApp } from "../../testing/app/harness";

const clientFolder = buildClientFolder({
  "index.html": "<title>Landing</title>",
  "csp.json": JSON.stringify({ scriptSrc: ["'sha256-c2NyaXB0'"], styleSrc: ["'sha256-c3R5bGU='"] }),
  "assets/index-abc.js": "export {}",
  "playground/index.html": "<title>Playground</title>",
});

/** Whatever someone may ask for, and what is answered. */
const requests = [
  { method: "GET", url: "/", status: 200 },
  { method: "GET", url: "/assets/index-abc.js", status: 200 },
  { method: "GET", url: "/assets/gone.js", status: 404 },
  { method: "GET", url: "/playground", status: 200 },
  { method: "GET", url: "/health/live", status: 200 },
  { method: "GET", url: "/metrics", status: 404 },
  { method: "GET", url: "/avatars/nobody", status: 404 },
  { method: "GET", url: "/api/no/such/route", status: 404 },
  { method: "GET", url: "/api/profile", status: 200 },
  { method: "POST", url: "/graphql", payload: { query: "{ __typename }" }, status: 200 },
  { method: "POST", url: "/graphql", payload: { query: "x".repeat(200_000) }, status: 413 },
  { method: "POST", url: "/api/users", payload: { name: "x".repeat(200_000) }, status: 413 },
  { method: "POST", url: "/graphql", payload: "{", headers: { "content-type": "application/json" }, status: 400 },
  { method: "GET", url: "/%E0%A4%A", status: 400 },
] as const;

describe("the security headers", () => {
  const app = useTestApp({ deps: { clientFolder } });

  it.each(requests)("stand on the answer to $method $url ($status)", async ({ status, ...request }) => {
    const answer = await app().http.inject(request as never);

    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(answer.headers).not.toHaveProperty("x-powered-by");
    expect(answer.headers).not.toHaveProperty("strict-transport-security");
    const policy = String(answer.headers["content-security-policy"]);
    for (const directive of ["object-src", "base-uri", "frame-ancestors"])
      expect(policy).toContain(`${directive} 'none'`);
    expect(policy).not.toContain("unsafe-eval");
    expect(policy.includes("unsafe-inline")).toBe(request.url === "/playground");
  });

  it.each(["/", "/api/profile", "/playground"])(
    "have no serious finding of the policy evaluator for %s",
    async (url) => {
      const { headers } = await app().http.inject(url);
      const policy = new CspParser(String(headers["content-security-policy"])).csp;

      const findings = new CspEvaluator(policy).evaluate();

      expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
    },
  );

  it.each(["/api/profile", "/api/no/such/route", "/graphql?query=%7B__typename%7D", "/graphql"])(
    "let the data of %s do nothing, in few bytes",
    async (url) => {
      const { headers } = await app().http.inject(url);

      expect(headers["content-security-policy"]).toBe(
        "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({ "x-frame-options": "DENY", "cross-origin-resource-policy": "same-origin" });
      expect(headers).not.toHaveProperty("cross-origin-opener-policy");
    },
  );

  it.each(["/", "/apiary", "/docs", "/graphql-course", "/no/such/page"])(
    "keep the windows of %s apart",
    async (url) => {
      const { headers } = await app().http.inject({ url, headers: { accept: "text/html" } });

      expect(headers).toMatchObject({ "cross-origin-opener-policy": "same-origin", "x-frame-options": "DENY" });
      expect(headers["content-security-policy"]).toContain("script-src 'self'");
    },
  );

  it("allow the inline code of the client's build, by its hash alone", async () => {
    const { headers } = await app().http.inject("/");

    expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    expect(headers["content-security-policy"]).toContain(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-c3R5bGU='",
    );
  });

  it("keep members' data out of every cache", async () => {
    const member = await buildUser(app().db);

    const { headers } = await app().graphql("{ me { name } }", {}, { as: member });
    const rest = await app().request({ url: "/api/auth" }, { as: member });

    expect(headers["cache-control"]).toBe("no-store");
    expect(rest.headers["cache-control"]).toBe("no-store");
  });

  it("say nothing of the parts that the service is made of", async () => {
    for (const { status: _status, ...request } of requests) {
      const { body, headers } = await app().http.inject(request as never);
      if (headers["content-type"]?.toString().startsWith("application/json")) {
        expect(body).not.toMatch(/fastify|FST_|apollo|typeorm|node_modules|at .*\(.*:\d+:\d+\)/i);
      }
    }
  });
});

describe("the security headers behind a proxy that speaks TLS", () => {
  const app = useTestApp({ config: { trustedProxies: ["10.0.0.1"] } });
  const ask = (remoteAddress: string) =>
    app().http.inject({ url: "/health/live", remoteAddress, headers: { "x-forwarded-proto": "https" } });

  it("make browsers stay with TLS", async () => {
    expect((await ask("10.0.0.1")).headers["strict-transport-security"]).toBe("max-age=15552000; includeSubDomains");
  });

  it("believe only the proxies that are named", async () => {
    expect((await ask("10.0.0.2")).headers).not.toHaveProperty("strict-transport-security");
  });
});
