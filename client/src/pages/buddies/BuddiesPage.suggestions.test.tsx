import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  DismissSuggestionDocument,
  RestoreSuggestionDocument,
  SuggestionsDocument,
} from "../../generated/suggestionHooks";
import { answer, entry, member, openBuddies, suggesting, viewerWith } from "../../testing/buddiesPage";

const reason = (kind: string, more = {}) => ({
  __typename: "SuggestionReason",
  kind,
  interest: null,
  count: null,
  skills: null,
  minutes: null,
  ...more,
});
const suggestion = (user: ReturnType<typeof member>, reasons: object[]) => ({
  __typename: "Suggestion",
  user,
  reasons,
});

describe("C2 suggestions on the buddies page", () => {
  const bo = member("u2", "Bo Tan", "NONE");
  const eve = member("u3", "Eve Ode", "NONE");
  const both = [
    suggestion(bo, [
      reason("INTEREST", { interest: "PHYSICS" }),
      reason("SKILLS", { count: 4, skills: ["SQL", "Chess", "Go"] }),
      reason("HOURS", { minutes: 150 }),
      reason("GROUPS", { count: 2 }),
    ]),
    suggestion(eve, [reason("SKILLS", { count: 1, skills: ["Chess"] }), reason("GROUPS", { count: 1 })]),
  ];
  const dismissal = {
    query: DismissSuggestionDocument,
    variables: { input: { userId: "u2" }, first: 6 },
  };
  const rows = async () =>
    within(await screen.findByRole("region", { name: "You could study with" })).findAllByRole("listitem");

  it("say why in words", async () => {
    openBuddies({ mocks: [answer({})], suggested: suggesting(both) });

    const [first, second] = await rows();
    expect(first).toHaveTextContent("You both study Physics");
    expect(first).toHaveTextContent("4 skills in common: SQL, Chess, Go, …");
    expect(first).toHaveTextContent("You're both free for 2 hours 30 minutes a week");
    expect(first).toHaveTextContent("You're in 2 groups together");
    expect(second).toHaveTextContent("You both know Chess");
    expect(second).toHaveTextContent("You're in the same group");
    expect(screen.getByRole("button", { name: "Ask to be buddies with Bo Tan" })).toBeInTheDocument();
  });

  it("become a way back with Not now, which has the focus", async () => {
    const result = { data: { dismissSuggestion: viewerWith([both[1] as object]) } };
    openBuddies({ mocks: [answer({}), { request: dismissal, result, delay: 50 }], suggested: suggesting(both) });

    await userEvent.click(await screen.findByRole("button", { name: "Not now Bo Tan" }));

    const [first, second] = await rows();
    expect(first).toHaveTextContent("We won't suggest Bo Tan any more.");
    expect(second).toHaveTextContent("Eve Ode");
    const undo = screen.getByRole("button", { name: "Undo Bo Tan" });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription("We won't suggest Bo Tan any more.");
    expect(await rows()).toHaveLength(2);
  });

  it("come back with an Undo that was pressed before the dismissal was stored", async () => {
    const dismissed = { data: { dismissSuggestion: viewerWith([both[1] as object]) } };
    const restoring = { query: RestoreSuggestionDocument, variables: { input: { userId: "u2" }, first: 6 } };
    const restored = { data: { restoreSuggestion: viewerWith(both) } };
    const mocks = [
      answer({}),
      { request: dismissal, result: dismissed, delay: 100 },
      { request: restoring, result: restored },
    ];
    openBuddies({ mocks, suggested: suggesting(both) });

    await userEvent.click(await screen.findByRole("button", { name: "Not now Bo Tan" }));
    await userEvent.keyboard("{Enter}");

    await waitFor(() => expect(screen.getByRole("button", { name: "Not now Bo Tan" })).toHaveFocus());
  });

  it("come back in their place with Undo, and the focus with them", async () => {
    const result = { data: { dismissSuggestion: viewerWith([both[1] as object]) } };
    const restoring = { query: RestoreSuggestionDocument, variables: { input: { userId: "u2" }, first: 6 } };
    const restored = { data: { restoreSuggestion: viewerWith(both) } };
    const mocks = [
      answer({}),
      { request: dismissal, result },
      { request: restoring, error: new TypeError("offline") },
      { request: restoring, result: restored },
    ];
    openBuddies({ mocks, suggested: suggesting(both) });
    await userEvent.click(await screen.findByRole("button", { name: "Not now Bo Tan" }));
    const undo = screen.getByRole("button", { name: "Undo Bo Tan" });
    await waitFor(() => expect(undo).not.toHaveAttribute("aria-busy"));

    await userEvent.click(undo);
    await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Undo Bo Tan" }));

    await waitFor(() => expect(screen.getByRole("button", { name: "Not now Bo Tan" })).toHaveFocus());
    const [first, second] = await rows();
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining("Bo Tan"),
      expect.stringContaining("Eve Ode"),
    ]);
  });

  it("come back when that fails", async () => {
    openBuddies({
      mocks: [answer({}), { request: dismissal, error: new TypeError("offline") }],
      suggested: suggesting(both),
    });

    await userEvent.click(await screen.findByRole("button", { name: "Not now Bo Tan" }));

    await screen.findByRole("alert");
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    [["INTEREST", "SKILLS", "TIME_ZONE", "AVAILABILITY"], "Create your profile", "/create-profile"],
    [["SKILLS", "TIME_ZONE"], "Edit your profile", "/edit-profile"],
    [["TIME_ZONE"], "Edit your profile", "/edit-profile"],
    [["AVAILABILITY"], "Edit your profile", "/edit-profile"],
    [[], "See everyone", "/profiles"],
  ])("say what to do when there are none and the profile lacks %j", async (need, label, href) => {
    openBuddies({ mocks: [answer({})], suggested: suggesting([], need) });

    expect(await screen.findByRole("link", { name: label })).toHaveAttribute("href", href);
  });

  it("offer Retry when they did not load, and leave the buddies alone", async () => {
    const query = { query: SuggestionsDocument, variables: { first: 6 } };
    openBuddies({
      mocks: [answer({ buddies: [entry(member("u4", "Kim", "BUDDIES"))] }), { request: query, error: new Error("no") }],
      suggested: suggesting(both),
    });

    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));

    expect(await rows()).toHaveLength(2);
    expect(screen.getByRole("region", { name: "Buddies (1)" })).toBeInTheDocument();
  });
});
