import { bodyOf } from "../../../platform/rest/bodyOf";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { errors, listOf, meaning, message } from "../../../platform/rest/schema";
import { rooms as limits } from "../limits";
import { EnterRoomInput, StartTimerInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import { enterRoom, getRoom, keepSeat, leaveRoom, listPeople } from "../roomService";
import { startTimer, stopTimer } from "../timer/timerService";
import { presentPerson, presentRoom } from "./presentRoom";
import { closed, noRoom, notThere, oneRoom, RoomPerson, RoomType } from "./roomTypes";

const api = routesOf("Study rooms");

const { arrivalSeconds, keptSeconds, focusMinutes, breakMinutes } = limits;
const statuses = { CONFLICT: 409 } as const;
const now = meaning("The room now.", RoomType);
const refusals = { 403: notThere, 404: noRoom, 409: closed };
const goal = bodyOf(
  EnterRoomInput,
  { goal: `One line of at most ${limits.goal} characters, which others see; \`null\` or left out: none.` },
  { example: { goal: "Chapter 3" } },
);
const wrongGoal = errors("`goal` is no text, or too long.");

/** Study rooms: who is there, and the timer that they share. */
export const roomRoutes = [
  api.get("/rooms/commons", roomActions.read, "The room for all members", {
    operationId: "getCommons",
    description: "Its timer follows the clock: nobody starts or stops it.",
    answers: { 200: now },
    handle: async ({ ctx }) => presentRoom(ctx, await getRoom(ctx, {})),
  }),
  api.get("/rooms/:id", roomActions.read, "A study room", {
    operationId: "getRoom",
    description: "Of a group, or of a date of an open session where the viewer has a seat.",
    statuses,
    params: oneRoom,
    answers: { 200: now, ...refusals },
    handle: async ({ ctx, params: { id: roomId } }) => presentRoom(ctx, await getRoom(ctx, { roomId })),
  }),
  api.get("/rooms/:id/people", roomActions.read, "Who is in a study room", {
    operationId: "getRoomPeople",
    description: "By pages, without members whom the viewer does not see.",
    isPaged: true,
    statuses,
    params: oneRoom,
    query: cursorPage(),
    answers: { 200: meaning("Those who came first before the others.", listOf(RoomPerson)), ...refusals },
    async handle({ ctx, params: { id: roomId }, query, linkNext }) {
      const { id } = await getRoom(ctx, { roomId });
      const people = await listPeople(ctx, id, query);
      linkNext(nextPage(`/api/rooms/${id}/people`, people, query));
      return Promise.all(people.nodes.map((seat) => presentPerson(ctx, seat)));
    },
  }),
  api.put("/rooms/:id/seat", roomActions.enter, "Enter a study room", {
    operationId: "enterRoom",
    description:
      "Or say something else about what I do there. Leaves the room that I was in. Without a live connection the seat " +
      `is kept for ${arrivalSeconds} seconds: send \`POST\` until I leave.`,
    statuses,
    params: oneRoom,
    body: goal,
    answers: { 200: now, 400: wrongGoal, ...refusals },
    handle: async ({ ctx, params: { id: roomId }, body }) =>
      presentRoom(ctx, await enterRoom(ctx, { ...body, roomId })),
  }),
  api.post("/rooms/:id/seat", roomActions.enter, "Keep my seat in a study room", {
    operationId: "keepSeat",
    description:
      `Keeps it for ${keptSeconds} seconds, so that one request in 30 is enough; takes it again, with this goal, if it ` +
      "was freed. In another room by now, nothing changes, and `seat` is `null`.",
    statuses,
    params: oneRoom,
    body: goal,
    answers: { 200: now, 400: wrongGoal, ...refusals },
    handle: async ({ ctx, params: { id: roomId }, body }) => presentRoom(ctx, await keepSeat(ctx, { ...body, roomId })),
  }),
  api.delete("/rooms/:id/seat", roomActions.enter, "Leave a study room", {
    operationId: "leaveRoom",
    description: "At once. Without being there nothing changes.",
    statuses,
    params: oneRoom,
    answers: { 200: now, ...refusals },
    handle: async ({ ctx, params: { id: roomId } }) => presentRoom(ctx, await leaveRoom(ctx, { roomId })),
  }),
  api.post("/rooms/:id/timer", roomActions.time, "Start the timer of a study room", {
    operationId: "startTimer",
    description: "For those in the room. A timer that runs stays as it is.",
    statuses,
    params: oneRoom,
    body: bodyOf(
      StartTimerInput,
      {
        focusMinutes: `How long a focus takes; left out: ${focusMinutes.usual}.`,
        breakMinutes: `How long a break takes; left out: ${breakMinutes.usual}.`,
      },
      { example: { focusMinutes: 25, breakMinutes: 5 } },
    ),
    answers: {
      200: now,
      ...refusals,
      400: errors("`focusMinutes` or `breakMinutes` is out of range."),
      409: message("The viewer is not in the room, or the room of a date is closed."),
    },
    handle: async ({ ctx, params: { id: roomId }, body }) =>
      presentRoom(ctx, await startTimer(ctx, { ...body, roomId })),
  }),
  api.delete("/rooms/:id/timer", roomActions.time, "Stop the timer of a study room", {
    operationId: "stopTimer",
    description:
      "For the one who started it and the group's moderators, and for everyone there once the starter has left. Without a " +
      "timer nothing changes.",
    statuses,
    params: oneRoom,
    answers: {
      200: now,
      ...refusals,
      403: message("The room is the commons, or for members of its group; or who started the timer is still there."),
      409: message("The viewer is not in the room, or the room of a date is closed."),
    },
    handle: async ({ ctx, params: { id: roomId } }) => presentRoom(ctx, await stopTimer(ctx, { roomId })),
  }),
];
