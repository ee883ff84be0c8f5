/** A server for tests; it has no types of its own. */
declare module "s3rver" {
  class S3rver {
    constructor(options: Readonly<Record<string, unknown>>);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
