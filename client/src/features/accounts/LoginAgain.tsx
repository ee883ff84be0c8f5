import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { PageSpinner } from "../../ui/feedback/PageSpinner";
import { useRouteFocus } from "../../ui/navigation/RouteFocus";
import { restoreScroll } from "./restoreScroll";

const Page = lazy(() => import("./LoginAgainPage").then((module) => ({ default: module.LoginAgainPage })));

/** Replaces the page on which a session ended. What was typed there is a draft; the page comes back as it was. */
export function LoginAgain() {
  const [scrollY] = useState(() => window.scrollY);
  useEffect(() => {
    window.scrollTo(0, 0);
    return () => restoreScroll(scrollY);
  }, [scrollY]);
  const { pathname } = useLocation();
  const routeFocus = useRouteFocus();
  // The path is the same for both pages: without this, neither heading would take the focus that went with the other.
  useLayoutEffect(() => {
    routeFocus.passOn(pathname);
    return () => routeFocus.passOn(pathname);
  }, [routeFocus, pathname]);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
}
