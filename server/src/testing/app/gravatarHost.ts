import http from "node:http";
import type { AddressInfo } from "node:net";

interface GravatarAnswer {
  status?: number;
  type?: string;
  body?: Buffer | string;
  headers?: Record<string, string>;
  /** The host takes the request and says nothing. */
  isSilent?: boolean;
}

/** A local stand-in for the Gravatar host: gives the answers that a test sets, and records the requests. */
export class GravatarHost {
  readonly asked: string[] = [];
  answer: GravatarAnswer = { status: 404 };
  private readonly server = http.createServer((request, response) => {
    this.asked.push(request.url ?? "");
    const { status = 200, type = "image/png", body = "", headers = {}, isSilent = false } = this.answer;
    if (!isSilent) response.writeHead(status, { "content-type": type, ...headers }).end(body);
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
