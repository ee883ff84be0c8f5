import { useEffect, useState } from "react";
import type * as signUpRefusal from "./signUpRefusal";

type Module = typeof signUpRefusal;
type Why = NonNullable<Awaited<ReturnType<Module["findSignUpRefusal"]>>>;

/**
 * Why this site does not take a sign-up now, with what says so. Until it is known, and where it cannot be known, the form is shown:
 * most sites are open, and the service has the last word.
 */
export function useSignUpRefusal(isInvited: boolean): { why: Why; View: Module["SignUpRefusal"] } | null {
  const [refusal, setRefusal] = useState<{ why: Why; View: Module["SignUpRefusal"] } | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const { findSignUpRefusal, SignUpRefusal } = await import("./signUpRefusal");
      const why = await findSignUpRefusal(isInvited);
      if (!isGone) setRefusal(why && { why, View: SignUpRefusal });
    };
    find().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isInvited]);
  return refusal;
}
