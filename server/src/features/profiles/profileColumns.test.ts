import { isInputObjectType } from "graphql";
import { getSchema } from "../../schema";
import { columnsOf } from "../../platform/database/columns";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { Profile } from "./Profile";

const testApp = useTestApp();
const save = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`;

/** What the service itself writes. */
const bookkeeping = ["id", "userId", "createdAt", "updatedAt"];

/** Values for the fields that are no texts; each save has others. */
const choices = [
  {
    ...{ status: "LEARNING", skills: ["Go"], interest: "LANGUAGE", timeZone: "Africa/Lagos", visibility: "PUBLIC" },
    availability: [{ weekday: "MONDAY", from: "19:00", to: "21:00" }],
    learning: ["Chess"],
    showsStudyTime: false,
  },
  {
    ...{ status: "MANAGER", skills: ["SQL"], interest: "PHYSICS", timeZone: "Asia/Manila", visibility: "MEMBERS" },
    availability: [{ weekday: "SUNDAY", from: "08:00", to: "24:00" }],
    learning: ["Knots"],
    showsStudyTime: true,
  },
];

/** An input with every field there is: a text is a web address, which all of them take. */
function fullInput(save: 0 | 1): object {
  const texts = (type: string) => {
    const input = getSchema().getType(type);
    const names = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    return Object.fromEntries(names.map((name) => [name, `https://${save}.example/${name}`]));
  };
  return { ...texts("SaveProfileInput"), ...choices[save], social: texts("SocialLinksInput") };
}

/** What is stored, by the entity's properties. */
async function storedOf(userId: string): Promise<Map<string, string>> {
  const { social, ...own } = await testApp().db.findOneByOrFail(Profile, { userId });
  const stored = Object.entries({ ...own, ...social }).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return new Map(stored.filter(([name]) => !bookkeeping.includes(name)));
}

describe("every column of a profile", () => {
  it("is saved with a new profile, and again with each change of it", async () => {
    const viewer = await buildUser(testApp().db);

    await testApp().graphql(save, { input: fullInput(0) }, { as: viewer });
    const inserted = await storedOf(viewer.id);
    await testApp().graphql(save, { input: fullInput(1) }, { as: viewer });
    const updated = await storedOf(viewer.id);

    const columns = columnsOf(Profile).map(({ property }) => property);
    expect([...inserted.keys()].sort()).toEqual(columns.filter((name) => !bookkeeping.includes(name)).sort());
    expect([...inserted].filter(([, value]) => value === "null")).toEqual([]);
    expect([...updated].filter(([name, value]) => value === inserted.get(name) || value === "null")).toEqual([]);
  });

  it("is updated by its name in the table", async () => {
    const viewer = await buildUser(testApp().db);
    const input = fullInput(0);

    await testApp().graphql(save, { input }, { as: viewer });
    const first = await testApp().db.findOneByOrFail(Profile, { userId: viewer.id });
    await testApp().graphql(save, { input }, { as: viewer });

    const second = await testApp().db.findOneByOrFail(Profile, { userId: viewer.id });
    expect(second.updatedAt.getTime()).toBeGreaterThan(first.updatedAt.getTime());
    expect(second.createdAt).toEqual(first.createdAt);
  });
});
