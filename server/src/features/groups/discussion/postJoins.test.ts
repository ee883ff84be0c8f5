import { joinsFor } from "./postJoins";
import { postsStatement, postTails } from "../feed/postStatements";

const card = ["id", "text", "createdAt", "likeCount", "commentCount", "likedByViewer", "author", "author.id"];

const read = (...paths: string[]) => {
  const statement = postsStatement(postTails.newest(21, null), joinsFor(new Set([...card, ...paths])), "$1");
  const [columns = ""] = statement.split("\n   from ");
  return columns;
};

describe("what is read of posts", () => {
  it("is what their cards show, where nothing else is selected", () => {
    const columns = read("author.name", "__typename", "author.__typename");

    expect(columns).not.toMatch(/version|writer_id|face_version|memberIsNew/);
    expect(columns).toMatch(/like_count.*comment_count/);
    expect(columns).toContain("memberName");
    expect(columns).toContain("post.visibility");
  });

  it.each(["version", "writer", "viewerCanDelete", "comments"])("is all of them for %s", (field) => {
    expect(read(field)).toMatch(/writer_id.*version/);
  });

  it.each(["author.avatar", "author.isNew", "author.profile"])("is more of the author for %s", (field) => {
    expect(read(field)).toMatch(/face_version.*memberIsNew/s);
    expect(read(field)).not.toContain("writer_id");
  });
});
