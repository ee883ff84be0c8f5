import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { type Operation, RestContract } from "../../../testing/contract/RestContract";
import { restCall } from "../../../testing/calls/restCall";
import { testApp, prepare, useContractRequests } from "../../../testing/contract/contractRequests";

useContractRequests();

const rest = restCall(testApp);

const inAddress = [
  "",
  " ",
  "5",
  "-1",
  "-0",
  " -2.5",
  "1e3",
  "abc",
  "null",
  "true",
  "false",
  "yes",
  "[]",
  "\0",
  "\uD800",
  "9".repeat(400),
];

/** As generated clients read a text in an address: also as the number or the boolean that it spells. */
function readings(value: string): unknown[] {
  const number = value.trim() === "" ? NaN : Number(value);
  return [
    value,
    ...(Number.isNaN(number) ? [] : [number]),
    ...(/^(true|false)$/.test(value) ? [value === "true"] : []),
  ];
}

/** A member, and the address of an operation about things that are there: other members' where it may be. */
async function prepareAddress(operation: Operation) {
  const { as, url: own } = await prepare(operation);
  const { id } = await buildPost(testApp().db);
  const comment = await buildComment(testApp().db, { postId: id });
  const path = operation.path.replace("{id}", id).replace("{comment_id}", comment.id);
  const mustBeOwn = /\/(books|dates|groups|rooms)\//.test(operation.path);
  return { as, path: mustBeOwn ? own : path };
}

describe("what stands in an address", () => {
  it("is refused exactly when the document says so, by the name of the field", async () => {
    const contract = await RestContract.of(testApp().http);
    let [refused, accepted] = [0, 0];

    for (const operation of contract.operations) {
      // Only the server knows what a cursor means.
      const fields = (operation.parameters ?? []).filter(
        ({ in: place, name }) => place === "query" && name !== "cursor",
      );
      // Reading changes nothing, so that one preparation serves all values.
      const prepared = fields.length > 0 && operation.method === "GET" ? await prepareAddress(operation) : null;
      for (const { name, schema } of fields) {
        const accepts = contract.compile(schema);
        for (const value of inAddress) {
          const { as, path } = prepared ?? (await prepareAddress(operation));
          const url = `${path}?${name}=${encodeURIComponent(value.toWellFormed())}`;
          const answer = await rest(`${operation.method} ${url}`, { as });
          const named = (answer.body.errors ?? []).map(({ param }: { param?: string }) => param);

          const isAccepted = readings(value.toWellFormed()).some((reading) => accepts(reading));
          if (isAccepted) accepted++;
          else refused++;
          expect([url, answer.status, named]).toEqual([url, isAccepted ? 200 : 400, isAccepted ? [] : [name]]);
        }
      }
    }

    expect(Math.min(refused, accepted)).toBeGreaterThan(5);
  }, 300_000);

  it("is never a 500 in the place of an id, whatever it is", async () => {
    const { as } = await prepare({ path: "" } as Operation);
    const contract = await RestContract.of(testApp().http);
    const withIds = contract.operations.filter(({ path }) => path.includes("{"));

    for (const { method, path, requestBody } of withIds) {
      for (const id of ["abc", "%00", "%F0%9F%98%80", "..%2f..", "x".repeat(3_000), "'; drop table users; --"]) {
        const body = requestBody?.content["application/json"].example;
        const { status } = await rest(`${method} ${path.replaceAll(/\{\w+\}/g, encodeURI(id))}`, { as, body });

        // 401: a token in the body that is nobody's.
        expect([method, path, id, [200, 400, 401, 404].includes(status)]).toEqual([method, path, id, true]);
      }
    }
  });
});

describe("M62 an address with a malformed escape", () => {
  it("has an answer of its own that every route with an id documents", async () => {
    const as = await buildUser(testApp().db);
    const contract = await RestContract.of(testApp().http);
    const withIds = contract.operations.filter(({ path }) => path.includes("{"));

    for (const { method, path } of withIds) {
      const { status, body } = await rest(`${method} ${path.replaceAll(/\{\w+\}/g, "%")}`, { as });

      expect([status, body.msg, body.errors]).toEqual([
        400,
        "The address is malformed.",
        [{ msg: "The address is malformed." }],
      ]);
    }
    expect(withIds.length).toBeGreaterThan(8);
  });
});
