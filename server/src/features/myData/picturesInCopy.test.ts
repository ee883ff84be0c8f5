import path from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { download, makeCopy, unpack } from "../../testing/calls/exportCalls";
import { pictureCalls } from "../../testing/calls/pictureCalls";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import type { User } from "../accounts/users/User";
import { readBucketAddress } from "../pictures/store/bucketAddress";
import { openPictureStore } from "../pictures/store/openPictureStore";
import type { PictureStore } from "../pictures/store/PictureStore";
import { myData as limits } from "./limits";

const bucketServer = new S3rver({
  ...{ address: "127.0.0.1", port: 0, silent: true, directory: temporaryFolder("bucket") },
  configureBuckets: [{ name: "circle", configs: [] }],
});
let bucketHost = "";
beforeAll(async () => {
  bucketHost = `127.0.0.1:${(await bucketServer.run()).port}`;
});
afterAll(() => bucketServer.close());

/** The app is started first, when the bucket's port is not known yet. */
const inBucket = (): PictureStore => {
  const bucket = readBucketAddress(`s3://S3RVER:S3RVER@${bucketHost}/circle?tls=off`);
  return openPictureStore({ dataDir: "unused", bucket });
};
const bucket: PictureStore = {
  put: (file, bytes) => inBucket().put(file, bytes),
  get: (file) => inBucket().get(file),
  delete: (file) => inBucket().delete(file),
};

const dataDir = path.join(temporaryFolder("copied"), "data");
const folder = openPictureStore({ dataDir, bucket: null });

describe.each([
  ["a folder", folder],
  ["a bucket", bucket],
])("C20 W4 the copy of a member's data, with pictures in %s,", (_where, pictureStore) => {
  const testApp = useTestApp({ pictureStore });
  const { upload } = pictureCalls(testApp);
  const copyOf = async (as: User) => {
    const { url } = await makeCopy(testApp(), as);
    return unpack((await download(testApp(), url ?? "", as)).rawPayload);
  };

  it("has the files of all their pictures, and of nobody else's", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const own = [await upload(ada), await upload(ada), await upload(ada)];
    await upload(bo);

    const { pictures, json } = await copyOf(ada);

    expect([...pictures.keys()].sort()).toEqual(own.map(({ id }) => id).sort());
    expect(
      json("pictures")
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...pictures.keys()].sort());
    for (const bytes of pictures.values())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 20, height: 10 });
  });

  it("has the newest pictures that fit, and leaves out files that are gone", async () => {
    const ada = await buildUser(testApp().db);
    const [, second, third, gone] = [await upload(ada), await upload(ada), await upload(ada), await upload(ada)];
    await pictureStore.delete(path.basename(gone?.url ?? ""));
    const size = (await pictureStore.get(path.basename(third?.url ?? "")))?.length ?? 0;
    const allowed = limits.pictureBytes;
    (limits as { pictureBytes: number }).pictureBytes = 2 * size;

    const { pictures, json } = await copyOf(ada);
    (limits as { pictureBytes: number }).pictureBytes = allowed;

    expect([...pictures.keys()]).toEqual([third?.id, second?.id]);
    expect(json("pictures")).toHaveLength(4);
  });
});
