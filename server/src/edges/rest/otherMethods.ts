import type { FastifyInstance } from "fastify";
import { declareActions, everyone } from "../../platform/authorization/actions";
import { ContractError } from "../../platform/rest/ContractError";
import { restMessages } from "../../platform/rest/messages";

const { otherMethod } = declareActions("api", { otherMethod: everyone });

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Answers 405 with `Allow` where a path is known and the method is not. Collects the routes that are added after this
 * call; the function that it returns adds the answers to them.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const path = url.slice(app.prefix.length);
    if (path.includes("*")) return;
    known.set(path, new Set([...(known.get(path) ?? []), ...[method].flat()]));
  });
  return () => {
    for (const [path, taken] of [...known]) {
      const allowed = [...methods.filter((method) => taken.has(method)), "OPTIONS"].join(", ");
      const others = methods.filter((method) => !taken.has(method));
      app.route({
        url: path,
        method: others,
        exposeHeadRoute: false,
        schema: { hide: true },
        config: { action: otherMethod },
        handler: async (_request, reply) => {
          reply.header("allow", allowed);
          throw new ContractError(405, restMessages.otherMethod());
        },
      });
    }
  };
}
