import { act, screen, within } from "@testing-library/react";
import { ada } from "../../testing/buildProfile";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { forgetDrafts } from "../../ui/forms/draftStore";
import { ChooseFace } from "./ChooseFace";
import * as drawing from "./drawFace";

// The drawings are compared with the service's in the browser; here their address says what was drawn.
beforeEach(() => void vi.spyOn(drawing, "drawFace").mockImplementation((face) => `drawn:${JSON.stringify(face)}`));

afterEach(() => act(forgetDrafts));

const face = {
  __typename: "Face",
  skin: "TAN",
  head: "BUN",
  hairColor: "AUBURN",
  expression: "SMILE",
  clothing: "CORAL",
  accessory: null,
  facialHair: null,
};
const me = (more: object = {}) => ({ ...ada, hasChosenFace: false, face: { ...face, ...more } });

async function openEditor(answers: Parameters<typeof fakeService>[0]) {
  const service = fakeService({ MyFace: () => says({ me: me() }), ...answers });
  const path = "/edit-profile";
  const page = renderPage([{ path, element: <ChooseFace me={ada} photo={null} /> }], { link: service.link, path });
  await page.user.click(await screen.findByRole("button", { name: "Choose your face" }));
  return { ...service, ...page };
}

const preview = () => screen.findByRole("img", { name: "How your face will look" });
const save = () => screen.getByRole("button", { name: "Save face" });

describe("M44 choosing a face", () => {
  it("opens with the face as it is, and nothing to go back to", async () => {
    await openEditor({});

    expect(await preview()).toHaveAttribute("src", expect.stringContaining('"head":"BUN"'));
    expect(screen.getByRole("radio", { name: "Bun with a scarf" })).toBeChecked();
    expect(screen.queryByRole("button", { name: "Reset" })).not.toBeInTheDocument();
  });

  it("shows each choice at once, saves the whole face, and closes", async () => {
    const { user, callsOf } = await openEditor({
      SaveFace: () => says({ saveFace: { ...me({ head: "MOHAWK", facialHair: "FULL" }), hasChosenFace: true } }),
    });
    await preview();
    await user.click(screen.getByRole("radio", { name: "Mohawk" }));
    expect(await preview()).toHaveAttribute("src", expect.stringContaining('"head":"MOHAWK"'));
    await user.click(screen.getByRole("tab", { name: "Style" }));
    expect(screen.getByRole("radio", { name: "No beard" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Short beard" }));

    await user.click(save());

    expect(await screen.findByText("Your new face is saved")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const sent = { ...face, head: "MOHAWK", facialHair: "FULL", __typename: undefined };
    expect(callsOf("SaveFace")[0]?.variables).toEqual({ input: sent });
  });

  it("keeps what was chosen, and says what went wrong, when saving is refused", async () => {
    const { user } = await openEditor({ SaveFace: () => refuses("RATE_LIMITED", "Slow down") });
    await preview();
    await user.click(screen.getByRole("radio", { name: "Mohawk" }));

    await user.click(save());

    expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent("Slow down");
    expect(within(screen.getByRole("dialog")).getByRole("radio", { name: "Mohawk" })).toBeChecked();
    expect(await preview()).toHaveAttribute("src", expect.stringContaining('"head":"MOHAWK"'));
  });

  it("says in the window that it shows the face that was drawn at first again", async () => {
    const { user } = await openEditor({
      MyFace: () => says({ me: { ...me({ head: "MOHAWK" }), hasChosenFace: true } }),
      ResetFace: () => says({ resetFace: me() }),
    });
    await preview();

    await user.click(screen.getByRole("button", { name: "Reset" }));

    expect(await within(screen.getByRole("dialog")).findByText(/the face we drew for you/)).toBeVisible();
  });

  it("says how the last thing went alone: a face that is drawn again, or one that is refused", async () => {
    const { user } = await openEditor({
      MyFace: () => says({ me: { ...me({ head: "MOHAWK" }), hasChosenFace: true } }),
      ResetFace: () => says({ resetFace: { ...me(), hasChosenFace: true } }),
      SaveFace: () => refuses("RATE_LIMITED", "Slow down"),
    });
    await preview();
    const dialog = within(screen.getByRole("dialog"));
    const drawnAgain = /the face we drew for you/;

    await user.click(save());
    expect(await dialog.findByRole("alert")).toHaveTextContent("Slow down");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(await dialog.findByText(drawnAgain)).toBeVisible();
    expect(dialog.queryByText("Slow down")).not.toBeInTheDocument();
    await user.click(save());

    expect(await dialog.findByText("Slow down")).toBeVisible();
    expect(dialog.queryByText(drawnAgain)).not.toBeInTheDocument();
  });

  it("says that the face did not load, and loads it on Retry", async () => {
    let isBroken = true;
    const { user } = await openEditor({
      MyFace: () => (isBroken ? refuses("INTERNAL_SERVER_ERROR", "No") : says({ me: me() })),
    });
    expect(await screen.findByText("Your face didn't load")).toBeVisible();
    isBroken = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await preview()).toBeVisible();
  });
});
