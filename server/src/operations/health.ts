import type { FastifyInstance } from "fastify";
import { unavailable } from "../errors";
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
 * Before the start is over only what needs no database is served; while the process leaves, connections are not kept;
 * in the end only those are served who watch it. Stands after the hooks that run at a request's arrival, so that other
 * origins can read the refusal.
 */
export function refuseWhileClosed(app: FastifyInstance, readiness: Readiness): void {
  app.addHook("preParsing", ({ url }, reply, payload, done) => {
    const { state } = readiness;
    if (state === "leaving" || state === "closed") reply.header("connection", "close");
    const isRefused = !watched.test(url) && (state === "closed" || (state === "starting" && needsDatabase.test(url)));
    done(isRefused ? unavailable() : null, payload);
  });
}
