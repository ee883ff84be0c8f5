import { act, screen, waitFor, within } from "@testing-library/react";
import type { SaveProfileInput } from "../../../generated/hooks";
import { EditProfilePage } from "../../../pages/EditProfilePage";
import { ada, buildProfile } from "../../../testing/buildProfile";
import { fakeService, says } from "../../../testing/fakeService";
import { renderPage } from "../../../testing/renderPage";
import { forgetDrafts } from "../../../ui/forms/draftStore";

afterEach(() => act(forgetDrafts));

const monday = { __typename: "AvailableHours", weekday: "MONDAY", from: "19:00", to: "21:00" };

function openForm(availability: object[]) {
  localStorage.setItem("token", "t1");
  const { link, callsOf } = fakeService({
    Me: () => says({ me: ada }),
    MyProfile: () => says({ me: { ...ada, profile: buildProfile({ availability }) } }),
    SaveProfile: () => says({ saveProfile: null }),
  });
  const view = renderPage([{ path: "/form", element: <EditProfilePage /> }], { link, path: "/form" });
  return {
    ...view,
    saved: () => callsOf("SaveProfile").map(({ variables }) => (variables.input as SaveProfileInput).availability),
  };
}

const field = () => screen.findByRole("group", { name: "When you're usually free" });
const rowOf = async (day: string) => within(await field()).findByRole("listitem", { name: `Free hours on ${day}` });
const save = () => screen.getByRole("button", { name: "Save profile" });

describe("the free hours in the profile form", () => {
  it("are added by keyboard, each with the hours of the last on the next day, and saved", async () => {
    const { user, saved } = openForm([]);

    within(await field())
      .getByRole("button", { name: "Add hours" })
      .focus();
    await user.keyboard("{Enter}");
    const first = within(await rowOf("Monday"));
    await waitFor(() => expect(first.getByRole("combobox", { name: "Day" })).toHaveFocus());
    await user.selectOptions(first.getByRole("combobox", { name: "From" }), "20:00");
    await user.selectOptions(first.getByRole("combobox", { name: "Until" }), "24:00");
    await user.click(within(await field()).getByRole("button", { name: "Add more hours" }));
    await user.click(save());

    expect(await rowOf("Tuesday")).toBeVisible();
    expect(saved()).toEqual([
      [
        { weekday: "MONDAY", from: "20:00", to: "24:00" },
        { weekday: "TUESDAY", from: "20:00", to: "24:00" },
      ],
    ]);
  });

  it("cannot end before they begin", async () => {
    const { user, saved } = openForm([monday]);
    const row = within(await rowOf("Monday"));

    await user.selectOptions(row.getByRole("combobox", { name: "From" }), "21:30");
    const ends = within(row.getByRole("combobox", { name: "Until" })).getAllByRole("option");
    await user.click(save());

    expect(ends.map(({ textContent }) => textContent)).toEqual(["22:00", "22:30", "23:00", "23:30", "24:00"]);
    expect(saved()).toEqual([[{ weekday: "MONDAY", from: "21:30", to: "22:30" }]]);
  });

  it("go with their button, and the focus stays near", async () => {
    const { user, saved } = openForm([monday, { ...monday, weekday: "FRIDAY" }]);

    await user.click(within(await rowOf("Monday")).getByRole("button", { name: "Remove the hours on Monday" }));
    const friday = within(await rowOf("Friday"));
    await waitFor(() => expect(friday.getByRole("combobox", { name: "Day" })).toHaveFocus());
    await user.click(friday.getByRole("button", { name: "Remove the hours on Friday" }));
    await waitFor(async () => expect(within(await field()).getByRole("button", { name: "Add hours" })).toHaveFocus());
    await user.click(save());

    expect(saved()).toEqual([[]]);
  });
});
