import { ServerProcess } from "../../../testing/app/ServerProcess";

describe("C10 the log", () => {
  it("never has the token of a link that stops mails, whatever becomes of the request", async () => {
    const server = await ServerProcess.start({ LOG_LEVEL: "trace" });
    const token = "canary-canary-canary-canary-canary-canary-1";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = "List-Unsubscribe=One-Click";
    const url = `${server.url}/unsubscribe?token=${token}`;

    const answers = [
      await fetch(url, { method: "POST", headers, body }),
      await fetch(url, { method: "POST", headers, body: "no" }),
      await fetch(url, { method: "POST", headers: { "content-type": "text/plain" }, body }),
      await fetch(url, { redirect: "manual" }),
      await fetch(url, { method: "HEAD", redirect: "manual" }),
      await fetch(url, { method: "PUT" }),
      await fetch(`${url}%`, { method: "POST", headers, body }),
    ];
    const statuses = answers.map(({ status }) => status);
    while (server.lines.filter(({ path }) => path === "/unsubscribe").length < answers.length - 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const { text } = server;
    await server.remove();

    expect(statuses.slice(0, 5)).toEqual([404, 400, 415, 302, 302]);
    expect(text).not.toContain("canary");
  });
});
