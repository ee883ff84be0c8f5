import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { userInfo } from "node:os";
import path from "node:path";
import { json, text } from "node:stream/consumers";
import type { FastifyBaseLogger } from "fastify";
import { QueryFailedError } from "typeorm";
import { StartError, toAppError } from "../../errors";
import type { Operator } from "./acts";

/** What the running server does for `npm run admin`: the embedded database is open in one process only. */
type ServedAct = (input: unknown, by: Operator) => Promise<object>;

/** By its name; undefined: this server does not know it. */
export type FindAct = (name: string) => ServedAct | undefined;

export interface ServedActs {
  close(): Promise<void>;
}

/** In the data folder, which only its owner can enter. */
const placeIn = (dataDir: string) => path.resolve(dataDir, "admin.sock");

/** The longest address of a Unix socket on Linux, with its end. https://man7.org/linux/man-pages/man7/unix.7.html */
const maxAddressBytes = 108;

/**
 * Serves acts on a Unix socket that no other user of the machine can open, and that no network leads to. The data folder must
 * be locked. Each act is logged with the user who asks. null: the folder can have no socket, which the log says.
 */
export async function serveActs(
  dataDir: string,
  find: FindAct,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): Promise<ServedActs | null> {
  const place = placeIn(dataDir);
  const unavailable = (reason: string) => {
    log.warn({ event: "admin.unavailable", reason }, "admin.unavailable");
    return null;
  };
  if (Buffer.byteLength(place) >= maxAddressBytes) return unavailable("the path of DATA_DIR is too long for a socket");
  const server = createServer((incoming, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const name = incoming.url?.slice(1) ?? "";
    if (incoming.method === "GET") return void answer(200, {});
    const act = find(name);
    if (!act || incoming.method !== "PUT") return void answer(404, { message: `This server does not know "${name}".` });
    const user = decodeURIComponent(String(incoming.headers["x-user"] ?? ""));
    log.info({ event: "admin.act", act: name, by: user }, "admin.act");
    json(incoming)
      .then((input) => act(input, { user }))
      .then(
        (result) => answer(200, result),
        (error: unknown) => {
          if (!(error instanceof StartError))
            log.warn({ event: "admin.failed", act: name, err: error }, "admin.failed");
          answer(500, { message: messageOf(error) });
        },
      );
  });
  const failure = await listenOn(server, place);
  if (failure) return unavailable(failure);
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Why it is not possible: not every file system has sockets, and the site serves without one. null: it listens. */
async function listenOn(server: Server, place: string): Promise<string | null> {
  const before = process.umask(0o177);
  try {
    // One that a process left behind that was killed.
    rmSync(place, { force: true });
    const listening = once(server, "listening");
    server.listen(place);
    process.umask(before);
    await listening;
    chmodSync(place, 0o600);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    process.umask(before);
  }
}

/** Errors of the database have values in their messages, which are for the log. */
const messageOf = (error: unknown): string =>
  error instanceof QueryFailedError ? toAppError(error).message : (error as Error).message;

/** Who runs this command: the user of the machine, and the one who became it with sudo. */
export function thisOperator(): { user: string } {
  const { SUDO_USER: before } = process.env;
  const { username } = userInfo();
  return { user: before && before !== username ? `${before} as ${username}` : username };
}

/** Whether a server has this data folder. */
export const isServed = async (dataDir: string): Promise<boolean> => (await send(dataDir, "GET", "")) !== null;

/** Asks the server that has this data folder; null when none runs. Throws StartError with the reason when it fails. */
export async function askServer(dataDir: string, act: string, input: object = {}): Promise<unknown> {
  const answer = await send(dataDir, "PUT", act, input);
  if (!answer) return null;
  const body = JSON.parse(answer.body) as { message?: string };
  if (answer.status !== 200) throw new StartError(body.message ?? "The server could not do it.");
  return body;
}

const noServer: readonly string[] = ["ENOENT", "ECONNREFUSED", "EINVAL", "ENAMETOOLONG"];

function send(dataDir: string, method: "GET" | "PUT", act: string, input: object = {}) {
  const headers = { "x-user": encodeURIComponent(thisOperator().user) };
  const options = { socketPath: placeIn(dataDir), path: `/${act}`, method, headers };
  return new Promise<{ status: number; body: string } | null>((resolve, reject) => {
    const asking = request(options, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 500, body }), reject);
    });
    asking.once("error", (error: NodeJS.ErrnoException) =>
      noServer.includes(error.code ?? "") ? resolve(null) : reject(error),
    );
    asking.end(method === "PUT" ? JSON.stringify(input) : undefined);
  });
}
