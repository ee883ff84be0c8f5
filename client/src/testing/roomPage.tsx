import { RoomPage } from "../pages/room/RoomPage";
import { fakeService, says } from "./fakeService";
import { renderPage } from "./renderPage";

export const viewer = {
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
};

/** A focus of 25 minutes, of which 5 are over. */
export const timer = {
  __typename: "RoomTimer",
  phase: "FOCUS",
  startedAt: "2026-03-01T12:00:00.000Z",
  endsAt: "2026-03-01T12:25:00.000Z",
  serverNow: "2026-03-01T12:05:00.000Z",
  focusMinutes: 25,
  breakMinutes: 5,
  startedBy: null as object | null,
};

export const ben = {
  __typename: "RoomPerson",
  goal: "Chapter 3",
  since: "2026-03-01T12:01:00.000Z",
  user: { __typename: "User", id: "u2", name: "Ben Okafor", avatar: "/avatars/u2" },
};

/** The commons with Ben and a timer, where the viewer is not. */
export const room = {
  __typename: "StudyRoom",
  id: "r1",
  version: 4,
  peopleCount: 1,
  group: null as object | null,
  viewerSeat: null as object | null,
  people: { __typename: "RoomPersonConnection", nodes: [ben] },
  timer: timer as object | null,
};

export const group = {
  __typename: "Group",
  id: "g1",
  name: "Algebra",
  interest: null,
  viewerCanManage: false,
};

export const seat = { __typename: "RoomPerson", goal: null as string | null };

/** What the viewer sees of their own: goals of before, and a focus to finish. */
export const me = { ...viewer, recentGoals: ["Essay"], openFocus: null as object | null };

/** Opens the commons, or the room at another `path`, for Ada. */
export function openRoom(answers: Parameters<typeof fakeService>[0], path = "/room") {
  localStorage.setItem("token", "t1");
  const withoutGoal = { __typename: "User", id: "u1", studyStats: null };
  const service = fakeService({
    Me: () => says({ me: viewer }),
    WeekGoal: () => says({ me: withoutGoal }),
    ...answers,
  });
  const routes = [
    { path: "/room", element: <RoomPage /> },
    { path: "/room/:groupId", element: <RoomPage /> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}
