import { lazy, Suspense, useEffect, useState } from "react";
import { PageSpinner } from "../../ui/feedback/PageSpinner";
import { keepPlace } from "./keepPlace";

const Page = lazy(() => import("./LoginAgainPage").then((module) => ({ default: module.LoginAgainPage })));

/** Replaces the page on which a session ended. What was typed there is a draft; the page comes back as it was. */
export function LoginAgain() {
  const [place] = useState(() => window.scrollY);
  useEffect(() => {
    window.scrollTo(0, 0);
    return () => keepPlace(place);
  }, [place]);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
}
