import { type Act, defineAct } from "../../../platform/admin/acts";
import { z } from "zod";
import { StartError } from "../../../errors";
import { newSecret, rotateSecretFile, whyNotRotated } from "../../../platform/secrets/secretFile";

const rotate = defineAct({
  name: "secret.rotate",
  summary: "makes a new secret that signs; nobody is signed out. Where JWT_SECRET is set it prints what to set",
  input: z.object({}),
  isChange: true,
  async run(_, { services: { secretFile }, isDry, log }) {
    if (secretFile === null) return { said: settingsToSet(isDry ? "…" : newSecret()) };
    const reason = whyNotRotated(secretFile);
    if (reason) throw new StartError(reason);
    // Logged first: a line too many harms less than a change that nobody has noted.
    await log({});
    if (!isDry) rotateSecretFile(secretFile);
    return {
      said:
        `${secretFile} has a new secret. Restart all processes today: until then they sign with the one of before, which lies ` +
        `beside it as jwt-secret.previous and counts for a week. Nobody is signed out.`,
    };
  },
});

const settingsToSet = (secret: string) =>
  [
    "JWT_SECRET is a setting, so nothing was changed here. Set in all processes:",
    "  JWT_SECRET_PREVIOUS to what JWT_SECRET is now",
    `  JWT_SECRET=${secret}`,
    "and restart them. Nobody is signed out. After a week take JWT_SECRET_PREVIOUS away.",
  ].join("\n");

export const secretActs: readonly Act[] = [rotate];
