import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { pictureCalls } from "../../testing/calls/pictureCalls";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { removePictures } from "./removePictures";
import { FolderStore } from "./store/FolderStore";
import { UploadedPicture } from "./UploadedPicture";

const folder = path.join(temporaryFolder("removal"), "pictures");
const testApp = useTestApp({ pictureStore: new FolderStore(folder) });

const { upload, statusOf } = pictureCalls(testApp);
const run = () => removePictures(testApp().services);
const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));
const age = (id: string, hours: number) =>
  testApp().db.query(`update pictures set created_at = clock_timestamp() - $2 * interval '1 hour' where id = $1`, [
    id,
    hours,
  ]);

describe("W4 a picture", () => {
  it("that nobody uses goes after 24 hours, with both files", async () => {
    const ada = await buildUser(testApp().db);
    const [old, young] = [await upload(ada), await upload(ada)];
    await age(old.id, 24.1);
    await age(young.id, 23.9);

    expect([await statusOf(old.url), await statusOf(young.url)]).toEqual([404, 200]);
    await run();

    expect(await testApp().db.findBy(UploadedPicture, { userId: ada.id })).toMatchObject([{ id: young.id }]);
    expect(files()).toHaveLength(2);
    expect([await statusOf(young.url), await statusOf(young.thumbnail)]).toEqual([200, 200]);
    await age(young.id, 25);
    await run();
    expect(files()).toEqual([]);
  });

  it("goes with the account at once, and its files with the next run", async () => {
    const ada = await buildUser(testApp().db);
    const { id, url } = await upload(ada);
    await testApp().db.query(`update pictures set is_photo = true, used_at = clock_timestamp() where id = $1`, [id]);
    await run();
    expect(await statusOf(url)).toBe(200);

    await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: ada });

    expect(await statusOf(url)).toBe(404);
    await run();
    expect([await testApp().db.findBy(UploadedPicture, { id }), files()]).toEqual([[], []]);
  });

  it("goes completely, also when the run was cut short between a file and its row", async () => {
    const ada = await buildUser(testApp().db);
    const { id } = await upload(ada);
    await age(id, 25);
    const { pictureStore } = testApp().services;
    let calls = 0;
    const dying = {
      ...{ put: pictureStore.put.bind(pictureStore), get: pictureStore.get.bind(pictureStore) },
      async delete(file: string) {
        if (++calls > 1) throw new Error("killed");
        await pictureStore.delete(file);
      },
    };

    await expect(removePictures({ ...testApp().services, pictureStore: dying })).rejects.toThrow("killed");
    expect([(await testApp().db.findBy(UploadedPicture, { id })).length, files().length]).toEqual([1, 1]);
    await run();

    expect([await testApp().db.findBy(UploadedPicture, { id }), files()]).toEqual([[], []]);
  });

  it("of which only a part could be stored is refused for now, and forgotten by the job", async () => {
    const ada = await buildUser(testApp().db);
    const { pictureStore } = testApp().services;
    const put = vi.spyOn(pictureStore, "put").mockImplementationOnce(async (file, bytes) => {
      await FolderStore.prototype.put.call(pictureStore, file, bytes);
      throw Object.assign(new Error("no space"), { code: "ENOSPC" });
    });

    const payload = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#123456" } })
      .png()
      .toBuffer();
    const headers = { "content-type": "image/png" };
    const answer = await testApp().request({ method: "PUT", url: "/api/pictures", payload, headers }, { as: ada });
    put.mockRestore();

    expect([answer.statusCode, answer.headers["retry-after"], files().length]).toEqual([503, "2", 1]);
    const [row] = await testApp().db.findBy(UploadedPicture, { userId: ada.id });
    await age(row?.id ?? "", 25);
    await run();
    expect(files()).toEqual([]);
  });
});
