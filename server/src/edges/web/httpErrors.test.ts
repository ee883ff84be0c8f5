import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { badInput, notFound, rateLimited, unavailable } from "../../errors";
import { fieldMessages, sharedMessages } from "../../platform/messages";
import { answerErrors } from "./httpErrors";

/** The status and headers of an error, and how often the operator reads of it. */
async function answerFor(error: unknown) {
  const logged = vi.fn();
  const app = Fastify();
  app.addHook("onRequest", async (request) => {
    Object.defineProperty(request, "log", { value: { error: logged, warn: vi.fn() } });
  });
  answerErrors(app, ({ error: { code }, status }) => ({ code, status }));
  app.get("/", async () => {
    throw error as Error;
  });
  const { statusCode, headers, body } = await app.inject("/");
  await app.close();
  const { code } = JSON.parse(body) as { code: string };
  return { code, status: statusCode, wait: headers["retry-after"], limit: headers["ratelimit-limit"], logged };
}

describe("an error over HTTP", () => {
  it.each([
    [badInput({ field: "first", message: fieldMessages.isNull({ field: "first" }) }), 400],
    [notFound(sharedMessages.gone()), 404],
    [unavailable(), 503],
    [rateLimited(40, 10), 429],
  ])("has the status of its code: %s", async (error, status) => {
    expect(await answerFor(error)).toMatchObject({ code: error.code, status });
  });

  it("says when to try again, and of a rate how many were allowed", async () => {
    expect(await answerFor(rateLimited(40, 10))).toMatchObject({ wait: "40", limit: "10" });
    expect(await answerFor(unavailable())).toMatchObject({ wait: "2", limit: undefined });
  });

  it("keeps the status of what the server refuses by itself", async () => {
    const error = Object.assign(new Error("too large"), { statusCode: 413 });

    const { code, status, logged } = await answerFor(error);

    expect([code, status]).toEqual(["TOO_LARGE", 413]);
    expect(logged).not.toHaveBeenCalled();
  });

  it("is logged once when it is nobody's mistake but ours", async () => {
    const { code, status, logged } = await answerFor(new TypeError("not a function"));

    expect([code, status]).toEqual(["INTERNAL", 500]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it("is nobody's mistake when a client leaves before it has read its answer", async () => {
    const logged = vi.fn();
    const app = Fastify();
    app.addHook("onRequest", async (request) => {
      Object.defineProperty(request, "log", { value: { error: logged, warn: vi.fn() } });
    });
    answerErrors(app, () => ({}));
    const premature = Object.assign(new Error("Premature close"), { code: "ERR_STREAM_PREMATURE_CLOSE" });
    const answered = new Promise<void>((resolve) => app.addHook("onError", async () => resolve()));
    app.get("/", async (_request, reply) => {
      await once(reply.raw, "close");
      throw premature;
    });
    await app.listen({ port: 0 });

    const socket = connect((app.server.address() as AddressInfo).port);
    socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await once(app.server, "request");
    socket.destroy();
    await answered;
    await app.close();

    expect(logged).not.toHaveBeenCalled();
    expect((await answerFor(premature)).logged).toHaveBeenCalledTimes(1);
  });
});
