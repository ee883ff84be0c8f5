import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { theme } from "../theme/theme";
import { ComboField } from "./ComboField";
import { Form } from "./Form";

const options = [
  { value: "Asia/Calcutta", label: "Kolkata (Asia)", terms: "Asia/Calcutta" },
  { value: "Asia/Manila", label: "Manila (Asia)" },
  { value: "America/Manaus", label: "Manaus (America)" },
  { value: "America/Sao_Paulo", label: "São Paulo (America)" },
];

function ZoneForm({ initial, onSubmit }: { initial: string; onSubmit(value: string): void }) {
  const [value, setValue] = useState(initial);
  return (
    <ChakraProvider value={theme}>
      <Form onSubmit={() => onSubmit(value)}>
        <ComboField
          name="zone"
          label="Zone"
          options={options}
          value={value}
          onValueChange={setValue}
          unknown="Choose a zone from the list"
          nothing="No such city"
        />
        <button>Save</button>
      </Form>
    </ChakraProvider>
  );
}

function openForm(initial = "") {
  const onSubmit = vi.fn();
  render(<ZoneForm initial={initial} onSubmit={onSubmit} />);
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  const user = userEvent.setup();
  return { user, save, onSubmit, field: screen.getByRole("combobox", { name: "Zone" }) };
}

const shown = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("choosing one of many", () => {
  it("C12 goes by keyboard alone: type, move, take it, send the form", async () => {
    const { user, field, onSubmit } = openForm();

    await user.tab();
    expect(field).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("man{ArrowDown}");
    expect(shown()).toEqual(["Manila (Asia)", "Manaus (America)"]);
    expect(field).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { name: /Manaus/ }).id);
    expect(screen.getByRole("status")).toHaveTextContent("2 choices");
    await user.keyboard("{Enter}");

    expect(field).toHaveValue("Manaus (America)");
    expect(shown()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledWith("America/Manaus");
  });

  it.each([
    ["sao p", "São Paulo (America)"],
    ["CALCUTTA", "Kolkata (Asia)"],
    ["asia kol", "Kolkata (Asia)"],
  ])("finds %s in any case, without accents, and by another name", async (typed, label) => {
    const { user, field } = openForm();

    await user.type(field, typed);

    expect(shown()).toEqual([label]);
  });

  it("takes what can only mean one when the field is left", async () => {
    const { user, field, save, onSubmit } = openForm();

    await user.type(field, "manila");
    await save();

    expect(onSubmit).toHaveBeenCalledWith("Asia/Manila");
  });

  it("C9 keeps a text that is no choice, says so beside it, and sends nothing", async () => {
    const { user, field, save, onSubmit } = openForm();

    await user.type(field, "Atlantis");
    expect(screen.getByRole("status")).toHaveTextContent("No such city");
    await save();

    expect(field).toHaveValue("Atlantis");
    expect(field).toHaveAccessibleDescription("Choose a zone from the list");
    expect(field).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("C12 closes with Esc and shows again what was chosen", async () => {
    const { user, field } = openForm("Asia/Manila");

    await user.click(field);
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Manila (Asia)");
    await user.keyboard("x{Escape}");

    expect(shown()).toEqual([]);
    expect(field).toHaveValue("Manila (Asia)");
  });

  it("chooses by a press, and nothing once it is emptied", async () => {
    const { user, field, save, onSubmit } = openForm();

    await user.click(field);
    await user.click(screen.getByRole("option", { name: /Kolkata/ }));
    expect(field).toHaveValue("Kolkata (Asia)");
    await user.clear(field);
    await save();

    expect(onSubmit).toHaveBeenCalledWith("");
  });
});
