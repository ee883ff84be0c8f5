import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { unavailable } from "../../errors";
import { requestsInFlight } from "../limits/limits";
import { zoneVersion } from "../time/zoneVersion";
import { InFlight } from "./InFlight";
import { currentFailures } from "./unavailability";
import type { Readiness } from "./Readiness";

declare module "fastify" {
  interface FastifyRequest {
    /** From now on the request is not counted among those in flight, because it only waits. null: it never was. */
    leaveInFlight: (() => void) | null;
  }
}

interface Options {
  readiness: Readiness;
}

/** `/health/live`: the process responds. `/health/ready`: it can serve requests, for load balancers. */
export async function healthRoutes(app: FastifyInstance, { readiness }: Options): Promise<void> {
  // The time zone data, because two processes with different data plan different times.
  app.get("/health/live", async () => ({ status: "ok", zoneData: zoneVersion() }));
  app.get("/health/ready", async (_request, reply) => {
    const status = await readiness.check();
    const failing = currentFailures();
    // Reads go on, so load balancers keep the process; monitors see what fails.
    if (status === "ok" && failing.length > 0) return { status: "degraded", failing, zoneData: zoneVersion() };
    return reply.status(status === "ok" ? 200 : 503).send({ status, zoneData: zoneVersion() });
  });
}

const healthPath = /^\/health(\/|$|\?)/;

export const isHealthProbe = (url: string): boolean => healthPath.test(url);

const needsDatabase = /^\/(api|graphql|avatars)(\/|$|\?)/;

/**
 * Rejects requests before the start is complete, and when too many are in flight. While the process drains, connections are
 * not kept alive; while it stops listening, requests are held. Add it after the hooks that add headers, so that pages of
 * other origins can read the rejection.
 */
export function addAdmissionControl(app: FastifyInstance, readiness: Readiness): void {
  const inFlight = new InFlight();
  app.decorateRequest("leaveInFlight", null);
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (readiness.isDraining) reply.header("connection", "close");
    done(null, payload);
  });
  // Returns no promise where nothing has to wait: a promise costs each request an event loop turn.
  const decide = (request: FastifyRequest, reply: FastifyReply): Promise<never> | undefined => {
    const isApi = needsDatabase.test(request.url);
    if (readiness.state === "closed" || (readiness.state === "starting" && isApi))
      throw unavailable("starting or stopping");
    if (!isApi) return;
    // A draining process serves every request that it has accepted.
    if (!inFlight.add(readiness.isDraining)) return refuse();
    request.leaveInFlight = once(() => inFlight.remove());
    reply.raw.once("close", request.leaveInFlight);
  };
  app.addHook("preParsing", (request, reply, _payload, done) => {
    if (isHealthProbe(request.url)) return done();
    const admit = () => decide(request, reply);
    const waiting = readiness.held ? readiness.held.then(admit) : admit();
    if (waiting) waiting.then(() => done(), done);
    else done();
  });
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

async function refuse(): Promise<never> {
  await wait(requestsInFlight.refusalPauseMs);
  throw unavailable("too many requests in flight");
}
