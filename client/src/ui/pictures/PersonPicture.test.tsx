import { fireEvent } from "@testing-library/react";
import { renderPage } from "../../testing/renderPage";
import { initialsOf } from "./initials";
import { PersonPicture } from "./PersonPicture";

const photo = "https://example.org/ada.jpg";
const avatar = "/avatars/7?v=2";

const show = (picture: { photo: string | null; avatar: string | null }) =>
  renderPage([{ path: "/", element: <PersonPicture name="Ada King Lovelace" {...picture} size="4rem" /> }]).container;

const image = (container: HTMLElement) => container.querySelector("img");

describe("M44 a person's picture", () => {
  it("is their photo", () => {
    expect(image(show({ photo, avatar }))).toHaveAttribute("src", photo);
  });

  it("is their face when the photo is broken, and their initials when that is broken too", () => {
    const container = show({ photo, avatar });

    fireEvent.error(image(container) as HTMLElement);
    expect(image(container)).toHaveAttribute("src", avatar);

    fireEvent.error(image(container) as HTMLElement);
    expect(image(container)).toBeNull();
    expect(container).toHaveTextContent("AL");
  });

  it("is their face when there is no photo", () => {
    expect(image(show({ photo: null, avatar }))).toHaveAttribute("src", avatar);
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
});
