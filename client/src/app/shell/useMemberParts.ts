import { useEffect, useState } from "react";
import { useSession } from "../../features/accounts/SessionProvider";
import type * as memberParts from "./memberParts";

type MemberParts = typeof memberParts;

let known: MemberParts | undefined;

/** Fetches the frame's parts for members. Guests load no code for them. */
export async function loadMemberParts(): Promise<MemberParts> {
  known = await import("./memberParts");
  return known;
}

/** The frame's parts for members, for a member; null if their code does not load. */
export function useMemberParts(): MemberParts | null | undefined {
  const isMember = useSession().status === "member";
  const [parts, setParts] = useState<MemberParts | null | undefined>(known);
  useEffect(() => {
    if (isMember && !parts) loadMemberParts().then(setParts, () => setParts(null));
  }, [isMember, parts]);
  return isMember ? parts : undefined;
}
