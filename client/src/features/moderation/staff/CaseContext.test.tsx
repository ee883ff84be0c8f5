import { cleanup, screen } from "@testing-library/react";
import { renderPage } from "../../../testing/renderPage";
import { ReportedText } from "./CaseContext";
import type { File } from "./caseTypes";

const at = "2026-03-05T12:00:00.000Z";
const picture = (id: string, description: string) => ({
  ...{ id, description, width: 20, height: 10 },
  url: `/pictures/${id}.webp`,
  thumbnail: `/pictures/${id}-512.webp`,
});
const file = {
  case: { text: "Buy my course now", pictures: [] },
  subject: { text: "Join my course now", postId: "p1", pictures: [] },
  otherTexts: [{ id: "r2", text: "Insults", pictures: [], createdAt: at }],
  revisions: [{ id: "v1", text: "Insults", writtenAt: at, replacedAt: at }],
} as unknown as File;

describe("W1 the case of a text that was edited since", () => {
  it("shows moderators what changed, and what each reporter saw", () => {
    renderPage([{ path: "/", element: <ReportedText file={file} /> }]);

    expect(document.querySelector("del")).toHaveTextContent("Removed: Buy End.");
    expect(document.querySelector("ins")).toHaveTextContent("Added: Join End.");
    expect(screen.getByText(/^As it was reported/)).toHaveTextContent("As it was reported 2026/03/05");
    expect(screen.getByText("1 earlier text")).toBeVisible();
  });
});

describe("W4 the case of a text with pictures", () => {
  const [reported, later] = [picture("one", "An insult"), picture("two", "")];
  const show = (now: object[]) => {
    const shown = {
      case: { text: "Look", pictures: [reported] },
      subject: { text: "Look", postId: "p1", pictures: now },
      ...{ otherTexts: [], revisions: [] },
    } as unknown as File;
    renderPage([{ path: "/", element: <ReportedText file={shown} /> }]);
  };

  it("shows moderators the pictures with their descriptions, as they were reported and as they are", () => {
    show([later]);

    expect(screen.getByRole("button", { name: /^Open the picture: .?An insult/ })).toBeVisible();
    expect(screen.getByText(/^Picture 1: .?An insult/)).toBeVisible();
    expect(screen.getByText("Picture 1 has no description.")).toBeVisible();
    expect(screen.getAllByRole("list", { name: "Pictures" })).toHaveLength(2);
  });

  it("says that they were removed, or that nothing has changed", () => {
    show([]);
    expect(screen.getByText("Its pictures were removed.")).toBeVisible();
    cleanup();

    show([reported]);
    expect(screen.getByText("It hasn't changed since.")).toBeVisible();
  });
});
