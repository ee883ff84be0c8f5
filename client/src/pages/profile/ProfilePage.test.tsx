import { screen } from "@testing-library/react";
import { ada, buildProfile } from "../../testing/buildProfile";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { ProfilePage } from "./ProfilePage";

function openPage(Profile: Parameters<typeof fakeService>[0][string]) {
  const { link } = fakeService({ Profile });
  return renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], { link, path: "/profile/u1" });
}

describe("a profile", () => {
  it("leaves out what is not given, and says what is empty", async () => {
    openPage(() => says({ profile: buildProfile(), user: ada }));

    expect(await screen.findByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
    expect(screen.getByText("No experience credentials")).toBeVisible();
    expect(screen.getByText("No education credentials")).toBeVisible();
    expect(screen.queryByRole("heading", { name: /Bio/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/ at /)).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Edit Profile" })).not.toBeInTheDocument();
  });

  it("makes a link of nothing but a web address", async () => {
    const social = { ...buildProfile().social, youtube: "https://youtube.com/@ada", twitter: "javascript:alert(1)" };
    openPage(() => says({ profile: buildProfile({ social, website: "javascript:alert(1)" }), user: ada }));

    const youtube = await screen.findByRole("link", { name: "Ada Quist on YouTube" });
    expect(youtube).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses.filter((address) => !address?.startsWith("/"))).toEqual(["https://youtube.com/@ada"]);
  });

  it("shows the addresses of a new member as text", async () => {
    const user = { ...ada, isNew: true };
    const social = { ...buildProfile().social, youtube: "https://youtube.com/@ada" };
    openPage(() => says({ profile: buildProfile({ user, social, website: "https://ada.example/" }), user }));

    expect(await screen.findByText("https://ada.example/")).toBeVisible();
    expect(screen.getByText("https://youtube.com/@ada")).toBeVisible();
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses.filter((address) => !address?.startsWith("/"))).toEqual([]);
  });

  it("offers the owner to edit, and shows how complete it is", async () => {
    openPage(() => says({ profile: buildProfile({ viewerCanEdit: true }), user: ada }));

    expect(await screen.findByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", "/edit-profile");
    expect(screen.getByRole("progressbar", { name: /14% complete/ })).toBeVisible();
    expect(screen.getByText(/^6 things left: add/)).toHaveTextContent(/a bio, experience and education\.$/);
    expect(screen.getByRole("link", { name: "a bio" })).toHaveAttribute("href", "/edit-profile");
    expect(screen.getByRole("link", { name: "education" })).toHaveAttribute("href", "/add-education");
  });

  it("is friendly about a member who has none", async () => {
    openPage(() => says({ profile: null, user: ada }));

    expect(await screen.findByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
    expect(screen.getByText(/hasn't set up a profile yet/)).toBeVisible();
  });

  it.each([
    ["nobody has", () => says({ profile: null, user: null })],
    ["nobody can have", () => refuses("BAD_USER_INPUT", "userId is not an id")],
  ])("is a friendly page at an address that %s", async (_what, answer) => {
    openPage(answer);

    expect(await screen.findByRole("heading", { level: 1, name: "We can't find this member" })).toBeVisible();
  });
});
