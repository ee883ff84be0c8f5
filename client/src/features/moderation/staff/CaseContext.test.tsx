import { screen } from "@testing-library/react";
import { renderPage } from "../../../testing/renderPage";
import { ReportedText } from "./CaseContext";
import type { File } from "./caseTypes";

const at = "2026-03-05T12:00:00.000Z";
const file = {
  case: { text: "Buy my course now" },
  subject: { text: "Join my course now", postId: "p1" },
  otherTexts: [{ id: "r2", text: "Insults", createdAt: at }],
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
