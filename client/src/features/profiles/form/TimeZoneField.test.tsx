import { act, screen } from "@testing-library/react";
import { CreateProfilePage } from "../../../pages/CreateProfilePage";
import { EditProfilePage } from "../../../pages/EditProfilePage";
import { ada, buildProfile, noWishes } from "../../../testing/buildProfile";
import { fakeService, refuses, says } from "../../../testing/fakeService";
import { renderPage } from "../../../testing/renderPage";
import { forgetDrafts } from "../../../ui/forms/draftStore";

afterEach(() => act(forgetDrafts));

const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;

/** A form on a device in Manila; the profile is the member's own, null before they have one. */
function openForm(profile: object | null, SaveProfile = () => says({ saveProfile: null })) {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (this: Intl.DateTimeFormat) {
    const options = resolved.call(this);
    return options.timeZone === resolved.call(new Intl.DateTimeFormat()).timeZone
      ? { ...options, timeZone: "Asia/Manila" }
      : options;
  });
  localStorage.setItem("token", "t1");
  const { link, callsOf } = fakeService({
    Me: () => says({ me: ada }),
    MyProfile: () => says({ me: { ...ada, profile } }),
    StudyWishes: () => says({ studyWishes: noWishes }),
    SaveProfile,
  });
  const element = profile ? <EditProfilePage /> : <CreateProfilePage />;
  const view = renderPage([{ path: "/form", element }], { link, path: "/form" });
  return { ...view, sent: () => callsOf("SaveProfile").map(({ variables }) => variables.input) };
}

const field = () => screen.findByRole("combobox", { name: "Time zone" });
const save = () => screen.getByRole("button", { name: "Save profile" });
const offer = () => screen.queryByRole("button", { name: /of this device/ });

describe("the time zone in the profile form", () => {
  it("is that of the device on a new profile", async () => {
    openForm(null);

    expect(await field()).toHaveValue("Manila (Asia)");
    expect(offer()).not.toBeInTheDocument();
  });

  it("is offered, not chosen, on a profile without one", async () => {
    const { user, sent } = openForm(buildProfile());
    expect(await field()).toHaveValue("");

    await user.click(save());
    await user.click(offer() as HTMLElement);
    expect(await field()).toHaveValue("Manila (Asia)");
    expect(offer()).not.toBeInTheDocument();
    await user.click(save());

    expect(sent()).toMatchObject([{ timeZone: null }, { timeZone: "Asia/Manila" }]);
  });

  it("is readable, whatever the zone is called in the service, and can be taken back", async () => {
    const { user, sent } = openForm(buildProfile({ timeZone: "Asia/Calcutta" }));
    const zone = await field();
    expect(zone).toHaveValue("Kolkata (Asia)");

    await user.clear(zone);
    await user.click(save());

    expect(sent()).toMatchObject([{ timeZone: null }]);
  });

  it("shows in its own words that the service does not know it", async () => {
    const fields = [
      { field: "input.timeZone", message: "timeZone must be the name of a time zone, for example Asia/Manila" },
    ];
    const { user } = openForm(buildProfile({ timeZone: "Africa/Lagos" }), () =>
      refuses("BAD_USER_INPUT", "No", fields),
    );

    await user.click((await field(), save()));

    expect(await screen.findByText("Choose a time zone from the list")).toBeVisible();
    expect(await field()).toHaveFocus();
  });
});
