import type { RoomChangedSubscription, RoomFragment } from "../../generated/roomHooks";

export type RoomChange = RoomChangedSubscription["roomChanged"];

/** As many people as the page lists. */
const maxListed = 40;

/**
 * Applies a live change to a room and to the viewer's place in it. Returns the same room for a known change, and null
 * if one was missed: then refetch.
 */
export function applyChange(room: RoomFragment, change: RoomChange, viewerId: string | undefined): RoomFragment | null {
  const { version, versionBefore, kind, people, timer } = change;
  const isTimer = kind === "TIMER_CHANGED";
  if (version < room.version || (version === room.version && !isTimer)) return room;
  if (version > room.version && versionBefore !== room.version) return null;
  if (isTimer) return { ...room, version, timer };
  const viewer = people.find(({ user }) => user?.id === viewerId && viewerId !== undefined);
  const place = viewer ? { viewerSeat: kind === "LEFT" ? null : seatOf(room, viewer.goal) } : {};
  const nodes = people.reduce(kind === "LEFT" ? without : inPlace, room.people.nodes);
  // With those whom the viewer does not see.
  const count = version - versionBefore;
  const peopleCount = room.peopleCount + (kind === "ENTERED" ? count : kind === "LEFT" ? -count : 0);
  return { ...room, version, peopleCount, ...place, people: { ...room.people, nodes: nodes.slice(0, maxListed) } };
}

type Person = RoomFragment["people"]["nodes"][number];

const without = (nodes: Person[], { user: gone }: Person) => nodes.filter(({ user }) => !gone || user?.id !== gone.id);

/** Who writes another line stays where they are; who comes in is the last. */
function inPlace(nodes: Person[], person: Person): Person[] {
  const isThere = nodes.some(({ user }) => user?.id === person.user?.id);
  return isThere ? nodes.map((node) => (node.user?.id === person.user?.id ? person : node)) : [...nodes, person];
}

const seatOf = (room: RoomFragment, goal: string | null) =>
  ({ __typename: "RoomPerson", ...room.viewerSeat, goal }) as NonNullable<RoomFragment["viewerSeat"]>;
