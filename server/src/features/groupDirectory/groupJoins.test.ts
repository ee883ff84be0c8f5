import { GroupSort } from "./groupSort";
import { groupsStatement } from "./directoryStatements";
import { joinsFor } from "../groups/group/groupJoins";

const filter = { viewer: null, interest: null, tag: null, words: null };
const card = ["id", "title", "memberCount", "owner", "owner.id", "owner.name", "post", "post.id", "post.text"];

const read = (sort: GroupSort, ...paths: string[]) =>
  groupsStatement({ sort, limit: 21, hasCursor: false }, filter, joinsFor(new Set([...card, ...paths])));

describe("what is read of groups", () => {
  it.each(Object.values(GroupSort))("is what their cards show, where nothing else is selected: %s", (sort) => {
    expect(read(sort)).not.toMatch(/invite_version|capacity|tags,|"post version"|face_version|memberIsNew/);
  });

  it.each(["tags", "viewerMembership", "post.createdAt", "post.author"])("is all of them for %s", (field) => {
    expect(read(GroupSort.ACTIVE, field)).toMatch(/invite_version/);
  });

  it("is all of the post where more of it is selected", () => {
    expect(read(GroupSort.ACTIVE, "post.version")).toContain('"post version"');
    expect(read(GroupSort.ACTIVE, "tags")).not.toContain('"post version"');
  });
});
