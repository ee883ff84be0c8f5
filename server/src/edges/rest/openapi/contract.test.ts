import { buildUser } from "../../../testing/app/factories";
import { type BodySchema, RestContract } from "../../../testing/contract/RestContract";
import { restCall } from "../../../testing/calls/restCall";
import { testApp, prepare, useContractRequests } from "../../../testing/contract/contractRequests";

useContractRequests();

const rest = restCall(testApp);

interface Sent {
  body: unknown;
  /** The field that differs from the example; none when the body as a whole does. */
  field?: string;
}

const values = [null, 5, -1, true, "", "   ", "x", [], [null], [["x"]], {}, { unknown: { unknown: 1 } }];

const wholes = [[], [null, null], [{}], null, 5, "x", true];

/** The example with one field at a time missing or of each other kind and length, and bodies that are no object. */
function* variants(schema: BodySchema, example: Record<string, unknown>): Generator<Sent> {
  for (const body of wholes) yield { body };
  for (const [field, sub] of Object.entries(schema.properties)) {
    const { [field]: _left, ...without } = example;
    yield { field, body: without };
    for (const value of [...values, ...lengths(sub)]) yield { field, body: { ...example, [field]: value } };
    const nested = [sub, ...(sub.anyOf ?? [])].find(({ properties }) => properties)?.properties ?? {};
    for (const [inner, { maxLength }] of Object.entries(nested)) {
      for (const value of [...values, ...lengths({ maxLength })]) {
        const { [inner]: _flat, ...rest } = example;
        yield { field: inner, body: { ...rest, [field]: { [inner]: value } } };
      }
    }
  }
}

const lengths = ({ maxLength }: Partial<BodySchema>) =>
  maxLength === undefined ? [] : [letters(maxLength), letters(maxLength + 1)];

/** Without white space at the end, which the service does not count. */
const letters = (count: number) =>
  "q7 zvo"
    .repeat(count / 6 + 1)
    .slice(0, count)
    .replace(/ $/, "o");

const json = { "content-type": "application/json" };

/**
 * What the stored rows decide, which no document can say: the session of the example is not open, so that it has no
 * seats for others and no interest; the link and the invitation of an example were never sent; the viewer does not say
 * when and where they study.
 */
const unsaidOf: Readonly<Record<string, readonly string[]>> = {
  "/api/auth/keep": ["limitedToken"],
  "/api/sessions/{id}": ["partners", "interests"],
  "/api/users": ["invitation"],
  "/api/profile/postload": ["filters.freeWithMe", "filters.hoursApart"],
};

describe("M62 bodies", () => {
  it("are refused exactly when the document says so, by the name of the field", async () => {
    const contract = await RestContract.of(testApp().http);
    const operations = contract.operations.filter(({ requestBody }) => requestBody?.content["application/json"]);
    let [refused, accepted] = [0, 0];

    for (const operation of operations) {
      const { schema, example = {} } = operation.requestBody?.content["application/json"] ?? {};
      const accepts = contract.compile(schema as object);
      const { as, url } = await prepare(operation);
      for (const { body, field } of variants(schema as BodySchema, example)) {
        const call = { as, headers: json, body: JSON.stringify(body) };
        const answer = await rest(`${operation.method} ${url}`, call);
        const named = (answer.body.errors ?? []).flatMap(({ param }: { param?: string }) => param ?? []);
        const sent = `${operation.method} ${operation.path} ${call.body.slice(0, 200)}`;

        if (accepts(body)) {
          accepted++;
          const unsaid = unsaidOf[operation.path] ?? ["token"];
          expect([sent, named.filter((name: string) => !unsaid.includes(name))]).toEqual([sent, []]);
        } else {
          refused++;
          expect([sent, answer.status]).toEqual([sent, 400]);
          if (field) expect([sent, named.flatMap(partsOf)]).toEqual([sent, expect.arrayContaining([field])]);
        }
      }
    }

    expect(operations.length).toBeGreaterThanOrEqual(15);
    expect(Math.min(refused, accepted)).toBeGreaterThan(200);
  }, 300_000);
});

/** `filters.skills[3]` names a filter, and `skills[3]` a field. */
const partsOf = (param: string) => param.split(/[.[\]]+/);

describe("M22 the document", () => {
  it("says of no id what it looks like", async () => {
    const { body } = await rest("GET /docs/openapi.json");

    expect(JSON.stringify(body)).not.toContain('"uuid"');
  });

  it("names 304 with ETag for what is read, 405 with Allow, 413 for bodies, 429 and 503 with Retry-After", async () => {
    const { operations } = await RestContract.of(testApp().http);

    for (const { method, requestBody, responses } of operations) {
      expect(Object.keys(responses[405]?.headers ?? {})).toContain("Allow");
      for (const status of [429, 503]) expect(Object.keys(responses[status]?.headers ?? {})).toContain("Retry-After");
      expect(responses[413] !== undefined).toBe(requestBody !== undefined);
      expect(responses[304] !== undefined).toBe(method === "GET");
      if (method === "GET") expect(Object.keys(responses[200]?.headers ?? {})).toContain("ETag");
    }
  });
});

describe("M22 logging out", () => {
  it("refuses by name what is neither true nor false, and ends nothing", async () => {
    const as = await buildUser(testApp().db);
    const token = testApp().tokenOf(as);

    const answer = await rest("DELETE /api/auth?everywhere=yes", { token });

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ param: "everywhere", location: "query" }] } });
    expect((await rest("GET /api/auth", { token })).status).toBe(200);
  });
});
