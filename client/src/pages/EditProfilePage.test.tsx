import { act, screen, waitFor, within } from "@testing-library/react";
import { ada, buildProfile } from "../testing/buildProfile";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { forgetDrafts } from "../ui/forms/draftStore";
import { EditProfilePage } from "./EditProfilePage";
import { LearningsPage } from "./LearningsPage";

afterEach(() => act(forgetDrafts));

function openPage(SaveProfile: Parameters<typeof fakeService>[0][string], startPath = "/edit-profile") {
  localStorage.setItem("token", "t1");
  const profile = buildProfile({ viewerCanEdit: true, skills: ["Optics", "Lutherie"], status: "SENIOR_DEVELOPER" });
  const service = fakeService({
    Me: () => says({ me: ada }),
    MyProfile: () => says({ me: { ...ada, profile } }),
    RecommendBooks: () =>
      says({ recommendBooks: { __typename: "BookRecommendationConnection", isProvisional: false, edges: [] } }),
    SaveProfile,
  });
  const path = "/edit-profile";
  const routes = [
    { path, element: <EditProfilePage /> },
    { path: "/learnings", element: <LearningsPage /> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path: startPath }) };
}

const save = () => screen.getByRole("button", { name: "Save profile" });

describe("editing a profile", () => {
  it("is filled in, requires nothing in the browser, and sends the skills as a list", async () => {
    const saved = buildProfile({ skills: ["Optics"], user: { ...ada, profile: { __typename: "Profile", id: "p1" } } });
    const { user, callsOf } = openPage(() => says({ saveProfile: saved }));
    const skills = await screen.findByLabelText("Skills");
    expect(skills).toHaveValue("Optics, Lutherie");
    expect(skills).not.toBeRequired();
    expect(screen.getByLabelText("Career status")).toHaveDisplayValue("Artist");

    await user.clear(skills);
    await user.click(skills);
    await user.paste("Optics,, ");
    await user.click(save());

    expect(await screen.findByText("Profile Updated")).toBeVisible();
    expect(callsOf("SaveProfile")[0]?.variables).toMatchObject({ input: { skills: ["Optics"], bio: null } });
    expect(skills).toHaveValue("Optics");
  });

  it("asks for recommendations again, which depend on the interest that was saved", async () => {
    const { user, history, callsOf } = openPage(() => says({ saveProfile: buildProfile({}) }), "/learnings?goal=stars");
    await waitFor(() => expect(callsOf("RecommendBooks")).toHaveLength(1));

    act(() => (history.push("/edit-profile"), history.go(0)));
    await user.click(await screen.findByRole("button", { name: "Save profile" }));
    await screen.findByText("Profile Updated");
    act(() => (history.push("/learnings?goal=stars"), history.go(0)));

    await waitFor(() => expect(callsOf("RecommendBooks")).toHaveLength(2));
  });

  it("opens the social links when one of them is refused, keeps it, and says what is wrong beside it", async () => {
    const fields = [{ field: "input.social.twitter", message: "twitter must be an http or https address" }];
    const { user } = openPage(() => refuses("BAD_USER_INPUT", "No", fields));
    const toggle = await screen.findByRole("button", { name: "Social links" });
    await user.click(toggle);
    await user.click(screen.getByLabelText("Twitter"));
    await user.paste("javascript:alert(1)");
    await user.click(toggle);
    expect(screen.queryByLabelText("Twitter")).not.toBeInTheDocument();

    await user.click(save());

    const twitter = await screen.findByLabelText("Twitter");
    expect(twitter).toHaveValue("javascript:alert(1)");
    expect(twitter).toHaveAccessibleDescription("Enter a full link starting with https://");
    expect(twitter).toHaveFocus();
  });

  it("has three parts with a way to each, says in which one something is wrong, and keeps what was typed", async () => {
    const fields = [
      { field: "input.skills", message: "Skills are required" },
      { field: "input.learning", message: "learning must have at most 10 topics" },
    ];
    const { user } = openPage(() => refuses("BAD_USER_INPUT", "No", fields));
    const parts = await screen.findByRole("navigation", { name: "Parts of this form" });
    const way = (name: string) => within(parts).getByRole("button", { name });
    await user.type(screen.getByLabelText("Company"), "Thread");

    await user.click(way("When you can"));
    expect(screen.getByRole("heading", { name: "When you can" })).toHaveFocus();
    const when = within(screen.getByRole("region", { name: "When you can" }));
    expect(when.getByRole("combobox", { name: "Time zone" })).toBeVisible();
    await user.click(save());

    const study = within(screen.getByRole("region", { name: "What you study" }));
    await waitFor(() => expect(study.getByLabelText("Skills")).toHaveFocus());
    expect(way("What you study · 2 to fix")).toBeVisible();
    expect(way("You")).toBeVisible();
    await user.click(way("You"));
    expect(screen.getByLabelText("Company")).toHaveValue("Thread");
  });
});
