import { features } from "../../features";
import { Group } from "../../features/groups/group/Group";
import { Profile } from "../../features/profiles/Profile";
import { contractName } from "../../platform/rest/contractNames";
import { formsOf } from "../../platform/rest/refusedFields";
import type { Schema } from "../../platform/rest/schema";
import { getSchema } from "../../schema";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { knownFields } from "./knownFields";

const testApp = useTestApp();
const rest = restCall(testApp);

const known = [...knownFields(getSchema())];
const refused = known.filter((field) => !["id", "userId", "name", "role", "token", "currentPassword"].includes(field));
const changing = features
  .flatMap((feature) => feature.rest.routes)
  .filter(({ method, bytes, refusesChoices }) => refusesChoices || (["POST", "PUT"].includes(method) && !bytes));

/** The objects inside a body with fields in its schema, as `group` or `availability[0]`. */
function objectsIn(schema: Schema, path = ""): { path: string; fields: string[] }[] {
  const forms = formsOf(schema);
  const own = forms.find(({ properties }) => properties)?.properties ?? {};
  const items = forms.map((form) => form.items as Schema | undefined).find((form) => form?.properties);
  const inner = Object.entries(own).flatMap(([name, form]) => objectsIn(form, path ? `${path}.${name}` : name));
  const here = Object.keys(own).length > 0 ? [{ path, fields: Object.keys(own) }] : [];
  return [...here, ...inner, ...(items ? objectsIn(items, `${path}[0]`) : [])];
}

/** A body with these fields at that path. */
function bodyAt(path: string, fields: object): object {
  const [name, ...rest] = path.split(".");
  if (!name) return fields;
  const inner = bodyAt(rest.join("."), fields);
  return name.endsWith("[0]") ? { [name.slice(0, -3)]: [inner] } : { [name]: inner };
}

describe("N2 a field that the product knows", () => {
  it("is in the vocabulary, in the spelling of both edges", () => {
    expect(known.length).toBeGreaterThan(90);
    expect(known).toEqual(
      expect.arrayContaining([
        "visibility",
        "timeZone",
        "removePasskeys",
        "content",
        "fieldOfStudy",
        "fieldofstudy",
        "times",
      ]),
    );
  });

  it.each(changing.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "is taken by %s or refused by its name, also inside of what it takes",
    async (name, { body }) => {
      const as = await buildUser(testApp().db);
      const url = name.replace(" ", " /api").replaceAll(/:\w+/g, "0198a000-0000-7000-8000-000000000000");
      const objects = body ? objectsIn(body.schema) : [];
      for (const { path, fields } of [{ path: "", fields: Object.keys(body?.schema.properties ?? {}) }, ...objects]) {
        const others = refused.filter(
          (field) => !fields.includes(field) && !(path === "" && body?.ignored?.includes(field)),
        );
        const sent = bodyAt(path, Object.fromEntries(others.map((field) => [field, "x"])));

        const { status, body: answer } = await rest(url, {
          as,
          body: { ...sent, ...(path ? {} : { nobodyKnowsIt: 1 }) },
        });
        const named = (answer.errors ?? []).map(({ param }: { param?: string }) => param);

        expect([path, status]).toEqual([path, 400]);
        const wanted = others.map((field) => (path ? `${path}.${field}` : contractName(field)));
        expect(named.map((field: string) => (path ? field : contractName(field)))).toEqual(
          expect.arrayContaining(wanted),
        );
        expect(named).not.toContain("nobodyKnowsIt");
      }
    },
  );

  it("is applied to the group of a new post, with its rules", async () => {
    const as = await buildUser(testApp().db);
    const group = { visibility: "PRIVATE", title: "Algebra", capacity: 3, tags: ["maths"], interest: 5 };

    const made = await rest("POST /api/posts", { as, body: { text: "Hello", group } });
    const wrong = await rest("POST /api/posts", { as, body: { text: "Hello", group: { ...group, capacity: 1 } } });
    const plain = await rest("POST /api/posts", { as, body: { text: "Hello", name: "Mallory", unknown: 1 } });

    expect(made).toMatchObject({
      status: 200,
      body: { group: { visibility: "PRIVATE", title: "Algebra", interest: 5 } },
    });
    expect(await testApp().db.findOneByOrFail(Group, { id: made.body._id })).toMatchObject({
      capacity: 3,
      tags: ["maths"],
    });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ param: "group.capacity", location: "body" }] } });
    expect(plain).toMatchObject({ status: 200, body: { name: as.name, group: { visibility: "OPEN" } } });
  });

  it("is applied to a profile, and kept by clients of the contract that do not know it", async () => {
    const as = await buildUser(testApp().db);
    const body = { status: "Learning", skills: "drawing" };
    const newer = {
      ...{ visibility: "MEMBERS", timeZone: "Asia/Manila", showsStudyTime: true },
      availability: [{ weekday: "MONDAY", from: "19:00", to: "21:00" }],
    };
    const stored = () => testApp().db.findOneByOrFail(Profile, { userId: as.id });

    const { status } = await rest("POST /api/profile", { as, body: { ...body, ...newer } });
    const first = await stored();
    await rest("POST /api/profile", { as, body });
    const kept = await stored();
    const wrong = await rest("POST /api/profile", {
      as,
      body: { ...body, visibility: "NOBODY", timeZone: "Nowhere/None" },
    });
    await rest("POST /api/profile", { as, body: { ...body, timeZone: null, availability: [] } });

    expect(status).toBe(200);
    expect(first).toMatchObject({ visibility: "MEMBERS", timeZone: "Asia/Manila", showsStudyTime: true });
    expect(first.availability).toHaveLength(1);
    expect(kept).toMatchObject({ visibility: "MEMBERS", timeZone: "Asia/Manila", showsStudyTime: true });
    expect(kept.availability).toEqual(first.availability);
    expect(wrong.body.errors.map(({ param }: { param: string }) => param)).toEqual(["timeZone", "visibility"]);
    expect(await stored()).toMatchObject({ timeZone: null, availability: [] });
  });
});
