/** A bucket and the keys for it. */
export interface BucketAddress {
  /** Of the bucket and the folder in it, without a slash at the end. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[/folder][?region=…&tls=off]`; null if it is none. Characters of the keys that mean
 * something in an address are percent-encoded, as in the addresses of databases.
 */
export function readBucketAddress(text: string): BucketAddress | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, host, pathname, searchParams } = new URL(text);
  const path = pathname.replace(/^\/+|\/+$/g, "");
  const [key, secret] = [decode(username), decode(password)];
  if (protocol !== "s3:" || !key || !secret || !host || !path) return null;
  const scheme = searchParams.get("tls") === "off" ? "http" : "https";
  return {
    url: `${scheme}://${host}/${path}`,
    region: searchParams.get("region") ?? "us-east-1",
    accessKeyId: key,
    secretAccessKey: secret,
  };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
