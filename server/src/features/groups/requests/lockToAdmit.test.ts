import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";
import { GroupVisibility } from "../group/choices";
import { lockToAdmit } from "./lockToAdmit";

const testApp = useTestApp();
const { scene } = groupCalls(testApp);

const isMarked = async ({ id }: User) =>
  (await testApp().db.query("select has_private_groups as marked from users where id = $1", [id]))[0].marked as boolean;

describe("B3 somebody who becomes a member of a group", () => {
  it.each([
    ["was private all along", GroupVisibility.PRIVATE, "PRIVATE", true],
    ["became private in the meantime", GroupVisibility.OPEN, "PRIVATE", true],
    ["is for everybody", GroupVisibility.OPEN, "OPEN", false],
  ])("is marked as having private groups where it %s", async (_how, found, visibility, marked) => {
    const { bo, groupId } = await scene({ visibility });

    await testApp().services.db.transaction((tx) => lockToAdmit(tx, { id: groupId, visibility: found }, bo.id));

    expect(await isMarked(bo)).toBe(marked);
  });
});
