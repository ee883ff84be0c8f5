import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderPage } from "../../testing/renderPage";
import { moveMentions, type WrittenMention } from "../mentions/mentions";
import { MessageField } from "./MessageField";
import type { FindPeople } from "./useMentionList";

const people = ["Amihan Cruz", "Amir", "Rosa de la Cruz"].map((name) => ({ id: name.toLowerCase(), name, avatar: "" }));

const findByName: FindPeople = async (typed) =>
  people.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));

interface Written {
  text: string;
  mentions: WrittenMention[];
}

const onChange = vi.fn<(written: Written) => void>();

const written = () => onChange.mock.lastCall?.[0] ?? { text: "", mentions: [] };

function Writing({ find }: { find: FindPeople }) {
  const [values, setValues] = useState<Written>({ text: "", mentions: [] });
  useEffect(() => onChange(values), [values]);
  return (
    <MessageField
      name="text"
      label="Message"
      value={values.text}
      mentions={values.mentions}
      findPeople={find}
      onWrite={(text, chosen) =>
        setValues((before) => ({ text, mentions: moveMentions(before.text, text, before.mentions, chosen) }))
      }
    />
  );
}

function show(find = findByName) {
  const asked = vi.fn(find);
  const { user } = renderPage([{ path: "/", element: <Writing find={asked} /> }]);
  return { user, asked };
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const names = () => screen.queryAllByRole("option").map((option) => option.querySelector("bdi")?.textContent);
const named = () => written().mentions.map(({ start, length }) => written().text.slice(start, start + length));
const said = (text: string | RegExp) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole("status")
        .map((one) => one.textContent)
        .join(" "),
    ).toMatch(text),
  );

describe("W3 naming a member in a message", () => {
  it("goes by keyboard alone, and says how many fit", async () => {
    const { user } = show();

    await user.type(field(), "Hi @am");
    await said("2 people to mention. Arrow keys move, Enter takes one.");
    expect(names()).toEqual(["Amihan Cruz", "Amir"]);
    expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox", { name: "People to mention" }).id);
    const first = screen.getByRole("option", { name: "Amihan Cruz" });
    expect(field()).toHaveAttribute("aria-activedescendant", first.id);
    await user.keyboard("{ArrowDown}{Enter}");

    expect(field()).toHaveValue("Hi @Amir ");
    expect(field()).toHaveFocus();
    expect(written().mentions).toEqual([{ start: 3, length: 5, userId: "amir" }]);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await user.keyboard("and more{Enter}");
    expect(field()).toHaveValue("Hi @Amir and more\n");
  });

  it("goes by a press, and the field keeps the focus", async () => {
    const { user } = show();

    await user.type(field(), "@");
    await user.click(await screen.findByRole("option", { name: "Rosa de la Cruz" }));

    expect(field()).toHaveValue("@Rosa de la Cruz ");
    expect(field()).toHaveFocus();
    expect(named()).toEqual(["@Rosa de la Cruz"]);
  });

  it("keeps a mention right while the text around it changes, and drops one that is changed itself", async () => {
    const { user } = show();
    await user.type(field(), "@ros");
    await screen.findByRole("option");
    await user.keyboard("{Tab}");
    expect(field()).toHaveFocus();

    await user.type(field(), "Dear ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(named()).toEqual(["@Rosa de la Cruz"]);
    await user.type(field(), "{Backspace}", { initialSelectionStart: 8, initialSelectionEnd: 8 });

    expect(field()).toHaveValue("Dear @Rsa de la Cruz ");
    expect(written().mentions).toEqual([]);
  });

  it("Esc closes the list until another name is begun", async () => {
    const { user } = show();
    await user.type(field(), "@am");
    await screen.findAllByRole("option");

    await user.keyboard("{Escape}i");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await user.keyboard(" @r");

    expect(await screen.findByRole("option")).toHaveTextContent("Rosa de la Cruz");
  });

  it("asks no more once nobody fits", async () => {
    const { user, asked } = show();
    await user.type(field(), "@zoe");
    // On a slow machine it was asked for "zo", and nobody fitted.
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^zoe?$/)));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    asked.mockClear();

    await user.type(field(), " and others");
    await act(() => new Promise((done) => setTimeout(done, 200)));

    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("asks nothing and takes nothing while an input method composes", async () => {
    const { user, asked } = show();
    await user.type(field(), "@am");
    await screen.findAllByRole("option");
    asked.mockClear();

    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: "@amあ" } });
    const isLeft = fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    await act(() => new Promise((done) => setTimeout(done, 200)));

    expect(isLeft).toBe(true);
    expect(field()).toHaveValue("@amあ");
    expect(written().mentions).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("says when the people cannot be loaded, and asks again with the next letter", async () => {
    let isAway = true;
    const { user } = show((typed) => (isAway ? Promise.reject(new Error("away")) : findByName(typed)));

    await user.type(field(), "@a");
    await said("The people here didn't load.");
    isAway = false;
    await user.keyboard("m");

    await waitFor(() => expect(names()).toEqual(["Amihan Cruz", "Amir"]));
  });

  it("shows the mention in the preview", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Preview" }));

    await user.type(field(), "@ami");
    await screen.findAllByRole("option");
    await user.keyboard("{Enter}");

    expect(await screen.findByRole("link", { name: "@Amihan Cruz" })).toHaveAttribute("href", "/profile/amihan cruz");
  });
});
