import { screen } from "@testing-library/react";
import { useState } from "react";
import { renderPage } from "../../testing/renderPage";
import { ConfirmDialog } from "./ConfirmDialog";

function Page({ onConfirm }: { onConfirm(): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        title="Delete this post?"
        confirmLabel="Delete post"
        isOpen={isOpen}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        This can NOT be undone!
      </ConfirmDialog>
    </>
  );
}

async function open() {
  const onConfirm = vi.fn();
  const { user } = renderPage([{ path: "/", element: <Page onConfirm={onConfirm} /> }]);
  await user.click(screen.getByRole("button", { name: "Delete" }));
  return { user, onConfirm };
}

describe("a dialog that asks before something is gone", () => {
  it("names the thing, and waits on Cancel", async () => {
    await open();

    expect(screen.getByRole("dialog", { name: "Delete this post?" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  it("does nothing when it is cancelled", async () => {
    const { user, onConfirm } = await open();

    await user.click(screen.getByRole("button", { name: "Cancel" }));

    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("does it when it is confirmed", async () => {
    const { user, onConfirm } = await open();

    await user.click(screen.getByRole("button", { name: "Delete post" }));

    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
