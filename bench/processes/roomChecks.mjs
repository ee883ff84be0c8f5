import assert from "node:assert/strict";
import { until } from "./until.mjs";

const changes = `subscription ($id: ID!) {
  roomChanged(roomId: $id) { kind person { user { name } } timer { phase startedAt endsAt } } }`;
const people = "{ commons { peopleCount people { nodes { user { name } } } } }";

/** Without the timer as it is, which comes first. */
const changesSeen = ({ heard }) =>
  heard.flatMap(({ roomChanged: { kind, person } }) => (person ? [`${person.user.name} ${kind}`] : []));

export async function roomCrosses({ ada, grace, first, second }) {
  const { commons } = await ada.ask(second, "{ commons { id } }");
  const watching = ada.listen(second, changes, commons);
  const present = grace.listen(first, changes, commons);
  await Promise.all([watching.ready, present.ready]);
  await until(() => [watching, present].every(({ heard }) => heard.length > 0), 5_000, "the room is not followed");
  const entered = performance.now();
  await grace.ask(first, "mutation ($id: ID!) { enterRoom(input: { roomId: $id }) { id } }", commons);
  await until(() => changesSeen(watching).length > 0, 5_000, "nobody was seen to enter");
  const enteredMs = performance.now() - entered;
  const { commons: room } = await ada.ask(second, people);
  assert.deepEqual(room, { peopleCount: 1, people: { nodes: [{ user: { name: "Grace" } }] } });
  const left = performance.now();
  await present.leave();
  await until(() => changesSeen(watching).length > 1, 10_000, "nobody was seen to leave");
  assert.deepEqual(changesSeen(watching), ["Grace ENTERED", "Grace LEFT"]);
  await watching.leave();
  return `seen to enter after ${enteredMs.toFixed(0)} ms, to leave after ${((performance.now() - left) / 1_000).toFixed(1)} s`;
}

export async function timerCrosses({ ada, grace, first, second }) {
  const id = await ada.publish(first, "Our room");
  const timer = "timer { phase startedAt endsAt }";
  await ada.ask(first, `mutation ($id: ID!) { enterRoom(input: { roomId: $id }) { id } }`, { id });
  await until(async () => (await grace.send(second, `{ room(id: "${id}") { id } }`)).data?.room, 5_000, "no room");
  const watching = grace.listen(second, changes, { id });
  await watching.ready;
  await until(() => watching.heard.length > 0, 5_000, "the room is not followed");
  const { startTimer } = await ada.ask(
    first,
    `mutation ($id: ID!) { startTimer(input: { roomId: $id }) { ${timer} } }`,
    { id },
  );
  const shown = () => watching.heard.map(({ roomChanged }) => roomChanged.timer).at(-1);
  await until(() => shown() !== null, 5_000, "the timer was not announced");
  assert.deepEqual(shown(), startTimer.timer);
  const { room } = await grace.ask(second, `{ room(id: "${id}") { ${timer} } }`);
  assert.deepEqual(room.timer, startTimer.timer);
  await watching.leave();
}
