import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../features/accounts/SessionProvider";

const GuestPages = lazy(async () => ({ default: (await import("./GuestPages")).GuestPages }));

interface Props {
  children: ReactNode;
  /** What says that an invitation is not good. */
  ended?: ReactNode;
}

/** A page for members; guests see something else at its address, or are sent to the login page. */
export function MembersOrLook({ children, ended }: Props) {
  return useSession().status === "guest" ? (
    <Suspense fallback={null}>
      <GuestPages ended={ended} />
    </Suspense>
  ) : (
    children
  );
}
