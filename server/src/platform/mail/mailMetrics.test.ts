import { Registry } from "prom-client";
import { recipients } from "../../features/accounts/users/mailScore";
import {
  digest,
  makeServices,
  notice,
  runAgain,
  runOnce,
  send,
  smtp,
  testApp,
  useTestMail,
} from "../../testing/mail/testMail";
import { mail as limits } from "../limits/jobLimits";
import { observeMail } from "./mailMetrics";

useTestMail();

const counts = async () => {
  const registry = new Registry();
  observeMail(registry);
  const found = [...(await registry.metrics()).matchAll(/^mails_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(found.map(([, outcome, count]) => [outcome ?? "", Number(count)]));
};

/** What changed meanwhile. */
async function countedBy(work: () => Promise<unknown>) {
  const before = await counts();
  await work();
  const after = Object.entries(await counts());
  return Object.fromEntries(
    after.flatMap(([name, count]) => (count > (before[name] ?? 0) ? [[name, count - (before[name] ?? 0)]] : [])),
  );
}

describe("P4 mails are counted by what became of them", () => {
  it("and every outcome is there before the first one", async () => {
    expect(Object.keys(await counts()).sort()).toEqual(
      ["failed", "refused", "retried", "sent", "unsure", "withdrawn", "withheld"].sort(),
    );
  });

  it.each([
    ["sent", async () => void (await send(notice))],
    ["refused", async () => (await send(notice), void smtp.toRecipient.push(550))],
    ["retried", async () => (await send(notice), void smtp.toMail.push(451))],
    ["unsure", async () => (await send(digest), void smtp.toMail.push("hangUp"))],
    ["withheld", async () => void (await recipients.addToScore(testApp().db, await send(notice), limits.stopScore))],
  ])("%s", async (outcome, prepare) => {
    expect(
      await countedBy(async () => {
        await prepare();
        await runOnce();
      }),
    ).toEqual({ [outcome]: 1 });
  });

  it("failed after the last try", async () => {
    const services = makeServices("smtp://127.0.0.1:1");
    await send(notice, services);

    const counted = await countedBy(async () => {
      for (let attempt = 0; attempt <= limits.pausesSeconds.length; attempt++) await runAgain(services);
    });

    expect(counted).toEqual({ retried: limits.pausesSeconds.length, failed: 1 });
  });
});
