import * as texts from "./texts";

/** What the service would say of a password, or how easily it is guessed. */
export interface PasswordAdvice {
  /** refused: the service takes no such password. */
  strength: "refused" | "weak" | "fair" | "strong";
  text: string;
}

interface Owner {
  name?: string;
  email?: string;
}

/** As the service counts: parts of a name from 4 letters on, and 6 other letters or digits beside them. */
const [minPartLength, besidesName, minLength] = [4, 6, 8];

/** How the most common passwords begin. The service has the whole list, which is too large for a page. */
const commonStarts =
  /^(p[a@]ssw[o0]rd|qwert|asdf|zxcv|1q2w|q1w2|letmein|welcome|iloveyou|monkey|dragon|sunshine|princess|football|baseball|superman|batman|trustno1|admin|abc123|123|987)/;
const runs = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

export function judgePassword(password: string, owner: Owner = {}): PasswordAdvice | null {
  if (password === "") return null;
  const folded = fold(password);
  if (password.length < minLength) return { strength: "refused", text: texts.tooShort(minLength) };
  if (/^(.)\1*$/su.test(folded)) return { strength: "refused", text: texts.oneCharacter };
  if (isOwnName(folded, owner)) return { strength: "refused", text: texts.ownName };
  if (commonStarts.test(folded) || isRun(folded)) return { strength: "weak", text: texts.commonStart };
  const kinds = new Set([...folded]).size;
  if (kinds < 6) return { strength: "weak", text: texts.fewCharacters };
  if (password.length < 12) return { strength: "fair", text: texts.fairPassword };
  return { strength: "strong", text: texts.strongPassword };
}

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

const isRun = (text: string) => runs.some((run) => run.includes(text) || run.includes([...text].reverse().join("")));

function isOwnName(password: string, { name = "", email = "" }: Owner): boolean {
  const [fullName, address] = [fold(name), fold(email)];
  const local = address.split("@")[0] ?? "";
  const letters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, "");
  const parts = `${fullName} ${address}`.split(/[^\p{L}\p{M}]+/u);
  const words = [address, local, letters(local), letters(fullName), ...parts]
    .filter((word) => [...word].length >= minPartLength)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), password);
  return rest !== password && [...rest.replace(/[\p{P}\p{Z}\p{Sm}\p{Sc}\p{Sk}]/gu, "")].length < besidesName;
}
