import { AwsClient } from "aws4fetch";
import { pictures as limits } from "../limits";
import type { BucketAddress } from "./bucketAddress";
import { placeOf, type PictureStore } from "./PictureStore";

/** Files in a bucket of any service that speaks the protocol of S3, with the bucket in the path of the address. */
export class BucketStore implements PictureStore {
  private readonly client: AwsClient;

  constructor(private readonly bucket: BucketAddress) {
    const { accessKeyId, secretAccessKey, region } = bucket;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  }

  async put(file: string, bytes: Buffer): Promise<void> {
    const headers = { "content-type": "image/webp", "content-length": String(bytes.length) };
    await this.send(file, { method: "PUT", body: new Uint8Array(bytes), headers });
  }

  async get(file: string): Promise<Buffer | null> {
    const response = await this.send(file, { method: "GET" });
    return response && Buffer.from(await response.arrayBuffer());
  }

  async delete(file: string): Promise<void> {
    await this.send(file, { method: "DELETE" });
  }

  /** null: there is no such file. */
  private async send(file: string, request: RequestInit): Promise<Response | null> {
    const signal = AbortSignal.timeout(limits.bucketMs);
    const response = await this.client.fetch(`${this.bucket.url}/${placeOf(file)}`, { ...request, signal });
    if (response.ok) return response;
    const reason = (await response.text()).slice(0, 300);
    if (response.status === 404 && request.method !== "PUT") return null;
    throw new Error(`The bucket of PICTURES_URL answered ${response.status} to ${request.method}: ${reason}`);
  }
}
