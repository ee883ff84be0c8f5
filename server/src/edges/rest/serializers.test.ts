import "../../features";
import { message, objectOf, text } from "../../platform/rest/schema";
import { serializerOf } from "./serializers";

describe("what writes answers over REST", () => {
  it("is compiled once for each schema", () => {
    const schema = objectOf({ name: text("A name.") });

    expect(serializerOf(schema)).toBe(serializerOf(schema));
    expect(serializerOf(schema)).not.toBe(serializerOf(objectOf({ name: text("A name.") })));
  });

  it("knows the named schemas, and leaves out what they do not describe", () => {
    const serialize = serializerOf(message("A message."));

    expect(serialize({ msg: "Saved.", code: "SAVED", secret: "paper boats" })).toBe(`{"msg":"Saved.","code":"SAVED"}`);
  });
});
