import { z } from "zod";
import { StartError } from "../../errors";
import { defineAct } from "../../platform/admin/acts";
import { findMember } from "../accounts/users/findMember";
import { myData as limits } from "./limits";
import { zipOf } from "./makeExport";

export const exportAct = defineAct({
  name: "member.export",
  summary: "writes a ZIP of everything that is stored of a member: --to FILE.zip",
  input: z.object({ who: z.string().min(1), to: z.string("says where: --to FILE.zip").min(1).meta({ isPath: true }) }),
  words: ["who"],
  isChange: true,
  async run({ who, to }, { services, isDry, log }) {
    const { id, email } = await findMember(services.db, who);
    if (isDry) return { said: `What is stored of ${email} would be in ${to}.` };
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of zipOf(services, id) as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size > limits.copyBytes)
        throw new StartError(`What is stored of ${email} is larger than ${limits.copyBytes} bytes.`);
      pieces.push(piece);
    }
    await log({ memberId: id });
    return { said: `What is stored of ${email} is in ${to}.`, file: Buffer.concat(pieces).toString("base64") };
  },
});
