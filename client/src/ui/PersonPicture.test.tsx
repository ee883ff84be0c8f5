import { fireEvent } from "@testing-library/react";
import { renderPage } from "../testing/renderPage";
import { initialsOf, personColor } from "./initials";
import { PersonPicture } from "./PersonPicture";

const show = (src: string | null) =>
  renderPage([{ path: "/", element: <PersonPicture name="Ada King Lovelace" src={src} size="4rem" /> }]).container;

const image = (container: HTMLElement) => container.querySelector("img");

describe("a person's picture", () => {
  it("is their photo", () => {
    expect(image(show("https://example.org/ada.jpg"))).toHaveAttribute("src", "https://example.org/ada.jpg");
  });

  it("is their initials when the photo is broken", () => {
    const container = show("https://example.org/gone.jpg");

    fireEvent.error(image(container) as HTMLElement);

    expect(image(container)).toBeNull();
    expect(container).toHaveTextContent("AL");
  });

  it("is their initials when there is none", () => {
    expect(show(null)).toHaveTextContent("AL");
  });
});

describe("initials", () => {
  it.each([
    ["Ada", "A"],
    ["  ada   lovelace ", "AL"],
    ["佐藤 由紀", "佐由"],
    ["🦊 Fox", "🦊F"],
    ["", "?"],
  ])("of %j are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("keep their colour", () => {
    expect(personColor("Ada")).toBe(personColor("Ada"));
    expect(new Set(["Ada", "Bo", "Chidi", "Dana", "Eve", "Farid", "Gia"].map(personColor)).size).toBeGreaterThan(2);
  });
});
