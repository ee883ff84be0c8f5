import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MailFolder } from "./MailFolder";
import { framePolicy, listPage, mailPage, viewerPolicy } from "./mailViewer";

type OfMail = { Params: { id: string } };

/**
 * `/mail`: the mails of the folder, for developers on this machine. They contain links that sign people in, so requests
 * through a proxy or for another host name are refused.
 */
export async function mailRoutes(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const mails = new MailFolder(folder);
  app.addHook("onRequest", async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
  });
  app.get("/mail", async (_request, reply) => show(reply, viewerPolicy, listPage(await mails.list())));
  app.get<OfMail>("/mail/:id", async ({ params }, reply) => {
    const mail = await mails.find(params.id);
    return mail ? show(reply, viewerPolicy, mailPage(mail)) : reply.callNotFound();
  });
  app.get<OfMail>("/mail/:id/html", async ({ params }, reply) => {
    const mail = await mails.find(params.id);
    if (!mail) return reply.callNotFound();
    return show(reply.header("x-frame-options", "SAMEORIGIN"), framePolicy, mail.html);
  });
}

const show = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .headers({ "content-security-policy": policy, "cache-control": "no-store", "referrer-policy": "no-referrer" })
    .type("text/html; charset=utf-8")
    .send(html);

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const forwarding = /^(x-forwarded-|x-real-ip$|forwarded$|via$)/;

/** Host names that merely resolve to this machine are refused, too, against DNS rebinding by scripts of other sites. */
function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false;
  const address = `http://${headers.host ?? ""}`;
  const name = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, "") : "";
  return (name === "localhost" || loopback.test(name)) && loopback.test(socket.remoteAddress ?? "");
}
