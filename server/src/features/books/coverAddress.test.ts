import { buildBook } from "../../testing/app/buildBook";
import { useTestApp } from "../../testing/app/harness";
import { pagePolicy } from "../../platform/web/contentSecurityPolicy";
import { coverAddress } from "./coverAddress";

const testApp = useTestApp();
const hosts = ["books.example.org"];
const thumbnail = "http://books.example.org/content?id=x&zoom=1";

describe("the cover of a book", () => {
  it("comes over https from a host that the operator allows", () => {
    expect(coverAddress(thumbnail, hosts)).toBe("https://books.example.org/content?id=x&zoom=1");
    expect(coverAddress("https://books.example.org/a.jpg", hosts)).toBe("https://books.example.org/a.jpg");
  });

  it.each([
    ["no address", null],
    ["another host", "https://example.org/a.jpg"],
    ["a host that only begins like it", "https://books.example.org.evil.example/a.jpg"],
    ["a host behind a name", "https://books.example.org@evil.example/a.jpg"],
    ["a name before the host", "https://reader@books.example.org/a.jpg"],
    ["another port", "https://books.example.org:8443/a.jpg"],
    ["no web address", "javascript://books.example.org/%0aalert(1)"],
    ["no address at all", "books.example.org/a.jpg"],
  ])("is drawn for %s", (_what, address) => {
    expect(coverAddress(address, hosts)).toBeNull();
  });

  it("is drawn everywhere unless the operator allows a host, and the page's policy lets an allowed one in", async () => {
    const id = await buildBook(testApp().db);
    await testApp().db.query(`update books set thumbnail = $2 where id = $1`, [id, thumbnail]);
    const read = async () => (await testApp().graphql(`{ book(id: "${id}") { cover thumbnail } }`)).data.book;

    expect(await read()).toEqual({ cover: null, thumbnail });
    testApp().services.coverHosts = hosts;
    const { cover } = await read();

    expect(cover).toBe("https://books.example.org/content?id=x&zoom=1");
    expect(pagePolicy({ scriptSrc: [], styleSrc: [] })["img-src"]).toContain(new URL(cover).protocol);
  });
});
