import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";

/** `/health/live`: the process answers. `/health/ready`: it can serve, for load balancers. */
export async function healthRoutes(app: FastifyInstance, { db }: { db: EntityManager }): Promise<void> {
  app.get("/health/live", async () => ({ status: "ok" }));
  app.get("/health/ready", async (_request, reply) => {
    const isReady = await canQuery(db);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? "ok" : "unavailable" });
  });
}

async function canQuery(db: EntityManager): Promise<boolean> {
  try {
    await db.query("select 1");
    return true;
  } catch {
    return false;
  }
}
