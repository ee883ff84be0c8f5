import { badInput } from "../../../errors";
import { password as limits } from "../limits";
import { text } from "../../../platform/limits/limits";
import { custom } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";

/** The known data of an account, which a password must not repeat. */
interface Owner {
  name: string;
  email: string;
}

/** Shorter parts of a name occur in too many other words. */
const minPartLength = 4;

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, "");
const partsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u);
const spaceAndPunctuation = /[\p{P}\p{Z}\p{Sm}\p{Sc}\p{Sk}]/gu;

/** The words of a name and an address, the longest first; both also in one word. */
function ownWords({ name, email }: Owner): string[] {
  const [fullName, address] = [fold(name), fold(email)];
  const local = address.split("@")[0] ?? "";
  const words = [address, local, lettersOf(local), lettersOf(fullName), ...partsOf(fullName), ...partsOf(address)];
  return words.filter((word) => [...word].length >= minPartLength).sort((a, b) => b.length - a.length);
}

/** Whether a password is the owner's name or address, with fewer than `besides` other letters and digits. */
export function isOwnName(password: string, owner: Owner, besides: number): boolean {
  const whole = fold(password);
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ""), whole);
  return rest !== whole && [...rest.replace(spaceAndPunctuation, "")].length < besides;
}

/** For an input that contains the name and the address. Other rules handle values that are no text or too long. */
export const IsNotOwnName = (besides: number = limits.besidesName): PropertyDecorator =>
  custom("isNotOwnName", {
    validate: (value, object) => {
      const { name, email } = object as Partial<Owner>;
      const texts = [value, name, email];
      if (!texts.every((one) => typeof one === "string" && one.length <= text.email)) return true;
      return !isOwnName(value as string, { name, email } as Owner, besides);
    },
    say: accountMessages.passwordOwnName,
  });

/** For an input that does not contain the owner of the password. */
export function checkPassword(password: string, owner: Owner, field: string): void {
  if (isOwnName(password, owner, limits.besidesName))
    throw badInput({ field, message: accountMessages.passwordOwnName() });
}
