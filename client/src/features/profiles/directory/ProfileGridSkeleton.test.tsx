import { fakeService } from "../../../testing/fakeService";
import { renderPage } from "../../../testing/renderPage";
import { clearToken, writeToken } from "../../accounts/tokenStore";
import { ProfileGridSkeleton } from "./ProfileGridSkeleton";

afterEach(clearToken);

/** How many bones a card has while the service has not said who the visitor is. */
function countBones(): number {
  const silent = fakeService({});
  const view = renderPage([{ path: "/", element: <ProfileGridSkeleton /> }], { link: silent.link });
  const { length } = view.container.querySelectorAll("li:first-of-type div:empty");
  view.unmount();
  return length;
}

test("the placeholder of a card has one more line and one more button for a visitor with a token", () => {
  const ofGuest = countBones();
  writeToken("a token");

  expect(ofGuest).toBeGreaterThan(0);
  expect(countBones()).toBe(ofGuest + 2);
});
