import { feedName, pairName, readPair } from "../../features/studySessions/calendar/calendarTokens";
import { holdAddress, isAddressHeld } from "../../features/accounts/deletion/heldAddresses";
import { inviteCodeOf, isInvitation } from "../../features/groups/requests/invitations";
import type { Group } from "../../features/groups/group/Group";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { allDerived, derivedTokens, isDerived } from "./derivedTokens";
import { Tokens } from "./tokens";

const testApp = useTestApp();
const [before, after, other] = [
  "first secret of 32 bytes or more !!",
  "second secret of 32 bytes or more !",
  "a third one of 32 bytes or more !!!",
];
const by = (secret: string, earlier: string | null = null) => ({ deriveToken: derivedTokens(secret, earlier) });

describe("P4 after a change of the secret", () => {
  it("sign-ins by the earlier one count while it is set, and new ones are by the new one", () => {
    const user = { id: "0190a0a0-0000-7000-8000-000000000000", tokenVersion: 0 };
    const { token, tokenId } = new Tokens(before).sign(user);

    expect(new Tokens(after, before).read(token)).toMatchObject({ tokenId, userId: user.id });
    expect(new Tokens(after).read(token)).toBeNull();
    expect(new Tokens(after, other).read(token)).toBeNull();
    expect(new Tokens(after).read(new Tokens(after, before).sign(user).token)).toMatchObject({ userId: user.id });
    expect(new Tokens(before).read(new Tokens(after, before).sign(user).token)).toBeNull();
  });

  it("calendars, links in reminders and invitations of before lead where they did", async () => {
    const { id: userId } = await buildUser(testApp().db);
    const group = { id: userId, inviteVersion: 3 } as Group;
    const feed = { userId, version: 1 };
    const date = { userId, id: userId, version: 1 };
    const rotated = { ...by(after, before), db: testApp().services.db };
    const alone = { ...by(after), db: testApp().services.db };

    expect(isDerived(feedName(by(before), feed), rotated, (deriving) => feedName(deriving, feed))).toBe(true);
    expect(isDerived(feedName(by(before), feed), alone, (deriving) => feedName(deriving, feed))).toBe(false);
    const link = pairName(by(before), "decline date", date);
    expect(await readPair(rotated, "decline date", link)).toEqual({ userId, id: userId });
    expect(await readPair(rotated, "calendar date", link)).toBeNull();
    expect(await readPair(alone, "decline date", link)).toBeNull();
    const code = inviteCodeOf(by(before), group);
    expect([isInvitation(rotated, group, code), isInvitation(alone, group, code)]).toEqual([true, false]);
    expect(isInvitation(rotated, { ...group, inviteVersion: 4 }, code)).toBe(false);
    expect(isInvitation(rotated, group, inviteCodeOf(by(after), group))).toBe(true);
  });

  it("addresses that were held stay held", async () => {
    const { db } = testApp();
    await holdAddress(by(before), db, "gone@example.com", null);

    expect(await isAddressHeld(by(after, before), db, "gone@example.com")).toBe(true);
    expect(await isAddressHeld(by(after), db, "gone@example.com")).toBe(false);
    expect(allDerived(by(after), ({ deriveToken }) => deriveToken("a", "b"))).toHaveLength(1);
  });
});
