import type { User } from "../../features/accounts/users/User";
import { commonsId } from "../../features/rooms/commons";
import type { TestApp } from "../app/harness";
import { listen, LiveClient } from "../live/LiveClient";

export interface LiveChange {
  roomChanged: {
    version: number;
    kind: string;
    person: { goal: string | null; user: { id: string } | null } | null;
    timer: { phase: string } | null;
  };
}

interface ChangeTogether {
  roomChanged: {
    version: number;
    versionBefore: number;
    kind: string;
    person: { user: { id: string } | null } | null;
    people: { goal: string | null; user: { id: string } | null }[];
  };
}

const roomFields = `
  id version peopleCount people(first: 10) { nodes { goal since user { id } } totalCount }
  timer { phase startedAt endsAt serverNow focusMinutes breakMinutes startedBy { id } }`;

const inputs: Record<string, string> = {
  enterRoom: "EnterRoomInput",
  keepSeat: "EnterRoomInput",
  startTimer: "StartTimerInput",
};

/** What tests of rooms do and look at, over GraphQL. */
export function roomCalls(testApp: () => TestApp) {
  return {
    send: (name: string, as: User, input: object) =>
      testApp().graphql(
        `mutation ($input: ${inputs[name] ?? "RoomInput"}!) { ${name}(input: $input) { ${roomFields} } }`,
        { input },
        { as },
      ),

    read: (as: User, id = commonsId) => testApp().graphql(`{ room(id: "${id}") { ${roomFields} } }`, {}, { as }),

    /** A page of the room in a tab, with the changes that it hears of. */
    async follow(as: User, id = commonsId) {
      const client = new LiveClient(await listen(testApp()), testApp().tokenOf(as));
      const changes = client.subscribe<LiveChange>(
        `subscription { roomChanged(roomId: "${id}") { version kind person { goal user { id } } timer { phase } } }`,
      );
      return { client, changes, close: () => client.leave() };
    },

    /** A page that takes what several do at once as one change, as ours do. */
    async followTogether(as: User, id = commonsId) {
      const client = new LiveClient(await listen(testApp()), testApp().tokenOf(as));
      const changes = client.subscribe<ChangeTogether>(
        `subscription { roomChanged(roomId: "${id}", together: true) {
          version versionBefore kind person { user { id } } people { goal user { id } } } }`,
      );
      return { client, changes, close: () => client.leave() };
    },
  };
}
