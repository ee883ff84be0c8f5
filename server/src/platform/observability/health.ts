import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { unavailable } from "../../errors";
import { requestsInFlight } from "../limits/limits";
import { InFlight } from "./InFlight";
import type { Readiness } from "./Readiness";

interface Options {
  readiness: Readiness;
}

/** `/health/live`: the process answers. `/health/ready`: it can serve, for load balancers. */
export async function healthRoutes(app: FastifyInstance, { readiness }: Options): Promise<void> {
  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async (_request, reply) => {
    const status = await readiness.check();
    return reply.status(status === "ok" ? 200 : 503).send({ status });
  });
}

const watched = /^\/health(\/|$|\?)/;
const needsDatabase = /^\/(api|graphql|avatars)(\/|$|\?)/;

/**
 * Decides at a request's arrival whether it is served now: not before the start is over, nor when too many are being
 * worked on. While the process leaves, connections are not kept; while it stops listening, requests wait a moment. Stands
 * after the hooks that add headers, so that pages of other origins can read the refusal.
 */
export function controlArrivals(app: FastifyInstance, readiness: Readiness): void {
  const inFlight = new InFlight();
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (readiness.isLeaving) reply.header("connection", "close");
    done(null, payload);
  });
  // Without a promise where nobody has to wait: each would cost every request a turn.
  const decide = ({ url }: FastifyRequest, reply: FastifyReply): Promise<never> | undefined => {
    const isApi = needsDatabase.test(url);
    if (readiness.state === "closed" || (readiness.state === "starting" && isApi)) throw unavailable();
    if (!isApi) return;
    // While the process leaves, it answers whatever it has accepted.
    if (!inFlight.add(readiness.isLeaving)) return refuse();
    reply.raw.once("close", () => inFlight.remove());
  };
  app.addHook("preParsing", (request, reply, _payload, done) => {
    if (watched.test(request.url)) return done();
    const admit = () => decide(request, reply);
    const waiting = readiness.held ? readiness.held.then(admit) : admit();
    if (waiting) waiting.then(() => done(), done);
    else done();
  });
}

async function refuse(): Promise<never> {
  await wait(requestsInFlight.refusalPauseMs);
  throw unavailable();
}
