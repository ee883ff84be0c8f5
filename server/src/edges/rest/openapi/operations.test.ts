import { parts } from "../../../platform/parts";
import { useTestApp } from "../../../testing/app/harness";
import { RestContract } from "../../../testing/contract/RestContract";

const testApp = useTestApp();

const bodyOf = (content: Record<string, { schema: object; example?: unknown } | undefined> = {}) =>
  content["application/json"];

describe("O5 operations of the reference", () => {
  it("each show an answer that their own schema accepts, unless it is a file", async () => {
    const contract = await RestContract.of(testApp().http);
    const files = new Set(parts().routes.flatMap(({ mediaType, operationId }) => (mediaType ? [operationId] : [])));

    for (const { operationId, responses } of contract.operations.filter((one) => !files.has(one.operationId))) {
      const { schema = {}, example } = bodyOf(responses[200]?.content) ?? {};
      const accepts = contract.compile(schema);
      expect([operationId, example !== undefined, accepts(example), accepts.errors]).toEqual([
        operationId,
        true,
        true,
        null,
      ]);
    }

    expect([...files]).toEqual(["downloadDataExport", "downloadAbsentDataExport"]);
  });

  it("each show a request that their own schema accepts", async () => {
    const contract = await RestContract.of(testApp().http);
    const withBody = contract.operations.filter(({ requestBody }) => bodyOf(requestBody?.content));

    for (const { operationId, requestBody } of withBody) {
      const { schema = {}, example } = bodyOf(requestBody?.content) ?? {};
      const accepts = contract.compile(schema);
      expect([operationId, accepts(example), accepts.errors]).toEqual([operationId, true, null]);
    }

    expect(withBody.length).toBeGreaterThan(40);
  });

  it("have names of one word in camel case, none twice, and the names that earlier clients know beside them", async () => {
    const { operations } = await RestContract.of(testApp().http);
    const names = operations.map(({ operationId }) => operationId);
    const former = operations.map((operation) => operation["x-former-operation-id"]);

    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(former).size).toBe(former.length);
    expect(former).toEqual(
      expect.arrayContaining(["postPostsCommentById", "deleteProfile", "getPostsByIdMembers", "putPostsByIdLike"]),
    );
  });
});
