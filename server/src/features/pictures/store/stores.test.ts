import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import S3rver from "s3rver";
import { temporaryFolder } from "../../../testing/app/temporaryFolder";
import { readBucketAddress } from "./bucketAddress";
import { FolderStore } from "./FolderStore";
import { openPictureStore } from "./openPictureStore";
import type { PictureStore } from "./PictureStore";

const file = `${"ab12".repeat(8)}.webp`;
const bytes = Buffer.from("a picture, for the store");
const folder = path.join(temporaryFolder("store"), "pictures");

/** A server that speaks the protocol of S3 and knows its keys (not their signatures), with the bucket `circle`. */
const bucketServer = new S3rver({
  ...{ address: "127.0.0.1", port: 0, silent: true, directory: temporaryFolder("bucket") },
  configureBuckets: [{ name: "circle", configs: [] }],
});
let host = "";
const inBucket = (keys = "S3RVER:S3RVER", folder = "circle/pictures/") =>
  openPictureStore({ dataDir: "unused", bucket: readBucketAddress(`s3://${keys}@${host}/${folder}?tls=off`) });

beforeAll(async () => {
  const { port } = await bucketServer.run();
  host = `127.0.0.1:${port}`;
});
afterAll(() => bucketServer.close());

describe.each<[string, () => PictureStore]>([
  ["the data folder", () => new FolderStore(folder)],
  ["a bucket", () => inBucket()],
])("W4 pictures in %s", (_name, open) => {
  it("are read as they were stored, until they are deleted", async () => {
    const store = open();

    await store.put(file, bytes);

    expect(await store.get(file)).toEqual(bytes);
    await store.delete(file);
    expect(await store.get(file)).toBeNull();
  });

  it("may be stored and deleted twice", async () => {
    const store = open();

    await store.put(file, bytes);
    await store.put(file, bytes);

    expect(await store.get(file)).toEqual(bytes);
    await store.delete(file);
    await store.delete(file);
    expect(await store.get(file)).toBeNull();
  });
});

describe("the folder of pictures", () => {
  it("is for its owner alone, and has no unfinished files", async () => {
    await new FolderStore(folder).put(file, bytes);

    expect(readdirSync(path.join(folder, "ab"))).toEqual([file]);
    expect(statSync(path.join(folder, "ab")).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, "ab", file)).mode & 0o777).toBe(0o600);
  });

  it("fails where it cannot be written, and leaves nothing", async () => {
    const place = path.join(folder, "ab", file);

    await expect(new FolderStore(place).put(file, bytes)).rejects.toThrow(/ENOTDIR|EEXIST/);

    expect(existsSync(`${place}.tmp`)).toBe(false);
  });
});

describe("a bucket", () => {
  it("that refuses the keys fails with its answer, which has no secret", async () => {
    const failure = await inBucket("nobody:hidden").put(file, bytes).catch(String);

    expect(failure).toMatch(/^Error: The bucket of PICTURES_URL answered 403 to PUT/);
    expect(failure).not.toContain("hidden");
  });

  it("that is not there fails for what is stored, and has no files", async () => {
    await expect(inBucket(undefined, "nowhere").put(file, bytes)).rejects.toThrow(/404 to PUT: .*NoSuchBucket/s);
    expect(await inBucket(undefined, "nowhere").get(file)).toBeNull();
  });

  it("is read from its address", () => {
    const address = "s3://key:se%2Fcret@minio.example:9000/circle/pictures/?region=eu-west-1";

    expect(readBucketAddress(address)).toEqual({
      url: "https://minio.example:9000/circle/pictures",
      region: "eu-west-1",
      accessKeyId: "key",
      secretAccessKey: "se/cret",
    });
    for (const wrong of [
      "",
      "circle",
      "s3://minio/circle",
      "s3://k:s@minio",
      "https://k:s@minio/circle",
      "s3://%:s@m/c",
    ])
      expect([wrong, readBucketAddress(wrong)]).toEqual([wrong, null]);
  });
});
