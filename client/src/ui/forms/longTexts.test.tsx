import { screen } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderPage } from "../../testing/renderPage";
import { TextAreaField, TextField } from "./fields";
import { Form } from "./Form";
import { useFormValues } from "./useFormValues";

function Page({ onSubmit }: { onSubmit(): void }) {
  const { bind } = useFormValues({ bio: "", title: "" });
  return (
    <Form label="Form" onSubmit={onSubmit}>
      <TextAreaField {...bind("bio")} label="Bio" hint="About you" maxLength={20} />
      <TextField {...bind("title")} label="Title" maxLength={5} />
      <button>Save</button>
    </Form>
  );
}

/** The source files of the client, without tests and what is generated. */
function* sources(folder = path.resolve(__dirname, "../..")): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "generated") yield* sources(file);
    if (/(?<!\.test)\.tsx$/.test(entry.name)) yield file;
  }
}

describe("N21 a text that is too long", () => {
  it("stays in its field, with how much is too much, and is not sent", async () => {
    const onSubmit = vi.fn();
    const { user } = renderPage([{ path: "/", element: <Page onSubmit={onSubmit} /> }]);
    const bio = screen.getByLabelText("Bio");
    await user.click(bio);
    await user.paste("🙂" + "x".repeat(20));

    expect(bio).toHaveValue("🙂" + "x".repeat(20));
    expect(bio).toHaveAccessibleDescription("About you 1 character too many");
    expect(bio).toBeInvalid();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(bio).toHaveFocus();
    expect(bio).toHaveAccessibleDescription("About you 1 character too many Bio: use at most 20 characters");
    expect(onSubmit).not.toHaveBeenCalled();

    await user.keyboard("{Backspace}");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("is named in the summary of several", async () => {
    const { user } = renderPage([{ path: "/", element: <Page onSubmit={vi.fn()} /> }]);
    for (const label of ["Bio", "Title"]) {
      await user.click(screen.getByLabelText(label));
      await user.paste("x".repeat(1_025));
    }
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(screen.getByRole("button", { name: "Bio: use at most 20 characters" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Title: use at most 5 characters" })).toBeVisible();
    expect(screen.getByText("1,020 characters too many")).toBeVisible();
  });

  it("is cut in no form: all text fields are those of ui/forms", () => {
    // The first gives its own buttons to the field and the control of ui/forms; the second searches for the beginning of a long text.
    const written = ["MessageField.tsx", "SearchInput.tsx"];
    const free = [...sources()].filter((file) => {
      const source = readFileSync(file, "utf8");
      const isOfForms = file.includes(`${path.sep}ui${path.sep}forms${path.sep}`);
      const controls =
        /<(?:Input|Textarea|textarea|chakra\.textarea)\b|<(?:chakra\.)?input\b(?![^>]*type="(?:radio|checkbox|text|file|range)")/;
      return !isOfForms && !written.includes(path.basename(file)) && controls.test(source);
    });
    expect(free).toEqual([]);
  });
});
