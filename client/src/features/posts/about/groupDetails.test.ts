import { isDescribed, noDetails, toDetails, toSettings } from "./groupDetails";

describe("what is said of a group", () => {
  it("is sent without blank tags, and null where nothing was typed", () => {
    const typed = { ...noDetails, title: "  ", tags: " proofs,, evenings ,", capacity: "12" };

    expect(toSettings(typed)).toEqual({
      title: null,
      interest: null,
      tags: ["proofs", "evenings"],
      visibility: "OPEN",
      capacity: 12,
      openToGuests: true,
    });
  });

  it("comes back as it was typed", () => {
    const settings = {
      title: "Algebra",
      interest: "CODING",
      tags: ["a", "b"],
      visibility: "PRIVATE",
      capacity: 5,
      openToGuests: false,
    } as const;

    expect(toSettings(toDetails(settings))).toEqual(settings);
  });

  it("lets guests look only into an open group", () => {
    expect(toSettings({ ...noDetails, visibility: "ON_REQUEST" }).openToGuests).toBe(false);
    expect(toSettings({ ...noDetails, openToGuests: false }).openToGuests).toBe(false);
  });

  it("is nothing in a form that nobody touched", () => {
    expect(isDescribed(noDetails)).toBe(false);
    expect(isDescribed({ ...noDetails, visibility: "PRIVATE" })).toBe(true);
  });
});
