import { StartError } from "../../errors";
import type { Config } from "../../start/config";
import { makeSecretText, rotateSecret } from "../../start/secret";

/** `secret rotate`: another secret, with which nobody is signed out. It counts when the servers are started again. */
export function rotate({ jwtSecret, dataDir }: Config, args: readonly string[]): void {
  const [first, ...others] = args;
  if ((first !== undefined && first !== "--yes") || others.length > 0)
    throw new StartError("Usage: secret rotate --yes");
  if (jwtSecret !== null) {
    console.log("JWT_SECRET is set, so change it there, for all processes, and start them again:");
    console.log(`JWT_SECRET=${makeSecretText()}`);
    console.log("JWT_SECRET_PREVIOUS=(what JWT_SECRET was until now; take it away after a week)");
    return;
  }
  if (first !== "--yes")
    throw new StartError("Add --yes: the secret in DATA_DIR is replaced, and the server must be started again.");
  rotateSecret(dataDir);
  console.log(
    "The secret is replaced. Start the server again: nobody is signed out, and what the old one signed counts for a week.",
  );
}
