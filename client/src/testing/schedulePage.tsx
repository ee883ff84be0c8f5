import { SchedulePage } from "../pages/schedule/SchedulePage";
import { fakeService, says } from "./fakeService";
import { renderPage } from "./renderPage";

export const viewer = {
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
  isNew: false,
};

/** The schedule as this member sees it, with a service that answers so. */
export function openSchedule(answers: Parameters<typeof fakeService>[0], path = "/schedule") {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: viewer }), ...answers });
  return {
    ...service,
    ...renderPage([{ path: "/schedule", element: <SchedulePage /> }], { link: service.link, path }),
  };
}
