import { screen, waitFor, within } from "@testing-library/react";
import { NEVER } from "rxjs";
import { ada, buildProfile } from "../../testing/buildProfile";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { ProfilePage } from "./ProfilePage";

const ben = { ...ada, id: "u2", name: "Ben Okafor", avatar: "/avatars/u2" };

const group = (id: string, over: object = {}) => ({
  __typename: "Post",
  id,
  version: 1,
  name: `Evening physics ${id}`,
  createdAt: "2026-03-05T12:00:00.000Z",
  commentCount: 2,
  interest: "PHYSICS",
  ...over,
});

const started = (nodes: object[]) =>
  says({ user: { __typename: "User", id: "u1", posts: { __typename: "PostConnection", nodes } } });

type Answer = Parameters<typeof fakeService>[0][string];

/** Ada's page, as this member sees it; null is a guest. */
function openPage(viewer: typeof ada | null, StartedGroups: Answer, profile: object | null = buildProfile()) {
  if (viewer) localStorage.setItem("token", "t1");
  else localStorage.removeItem("token");
  const service = fakeService({
    Me: () => says({ me: viewer }),
    Profile: () => says({ profile, user: ada }),
    StartedGroups,
  });
  const page = renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
    link: service.link,
    path: "/profile/u1",
  });
  return { ...service, ...page };
}

const findPanel = (name: string) => screen.findByRole("region", { name });

describe("M50 the groups on a member's profile", () => {
  it("lists the title, the day and the comments of each, and leads to it", async () => {
    const { callsOf } = openPage(ben, () => started([group("g2", { commentCount: 1 }), group("g1")]));

    const panel = await findPanel("Groups Ada started");
    const links = await within(panel).findAllByRole("link");

    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/posts/g2", "/posts/g1"]);
    expect(links[0]).toHaveTextContent("Evening physics g2");
    expect(links[0]).toHaveTextContent("2026/03/05 · 1 reply");
    expect(links[1]).toHaveTextContent("2 replies");
    expect(panel).not.toHaveTextContent("Sundays at 17:00");
    expect(callsOf("StartedGroups").map(({ variables }) => variables)).toEqual([{ userId: "u1" }]);
  });

  it("are not asked for and not mentioned to a guest", async () => {
    const { callsOf } = openPage(null, () => started([group("g1")]));

    await screen.findByRole("heading", { level: 1, name: "Ada Quist" });

    expect(screen.queryByRole("region", { name: /Groups/ })).not.toBeInTheDocument();
    expect(callsOf("StartedGroups")).toEqual([]);
  });

  it("are announced while they load, beside the whole profile", async () => {
    openPage(ben, () => NEVER as ReturnType<Answer>);

    const panel = await findPanel("Groups Ada started");

    expect(within(panel).getByRole("status")).toHaveTextContent("Loading groups");
    expect(screen.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
  });

  it("say nothing where someone else has none", async () => {
    openPage(ben, () => started([]));

    const panel = await findPanel("Groups Ada started");

    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(screen.getByRole("region", { name: "Say hello" })).toBeVisible();
  });

  it("invite the owner who has none to start one", async () => {
    openPage(ada, () => started([]), buildProfile({ viewerCanEdit: true }));

    const panel = await findPanel("Groups you started");

    expect(await within(panel).findByRole("link", { name: "Start your first group" })).toHaveAttribute(
      "href",
      "/posts",
    );
  });

  it("fail inside their panel, and come when they are asked for again", async () => {
    let isDown = true;
    const { user } = openPage(ben, () => (isDown ? refuses("UNAVAILABLE", "Try again later") : started([group("g1")])));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The groups didn't load");
    expect(screen.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
    expect(screen.getByText("No experience credentials")).toBeVisible();

    isDown = false;
    await user.click(within(alert).getByRole("button", { name: "Retry" }));

    expect(await within(await findPanel("Groups Ada started")).findByRole("link")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("are there for a member without a profile too", async () => {
    openPage(ben, () => started([group("g1")]), null);

    expect(await within(await findPanel("Groups Ada started")).findByRole("link")).toBeVisible();
    expect(screen.getByText(/hasn't set up a profile yet/)).toBeVisible();
  });
});
