import { renderPage } from "../../testing/renderPage";
import { Ring } from "./Ring";
import { RoomTable } from "./RoomTable";

const personNamed = (name: string) => ({
  __typename: "RoomPerson" as const,
  goal: null,
  since: "2026-03-01T12:01:00.000Z",
  user: { __typename: "User" as const, id: name, name, avatar: `/avatars/${name}` },
});

function show(names: readonly string[]) {
  const element = (
    <RoomTable people={names.map(personNamed)}>
      <Ring share={0.25} color="accent">
        24:05
      </Ring>
    </RoomTable>
  );
  const { container } = renderPage([{ path: "/", element }]);
  const seats = [...container.querySelectorAll<HTMLElement>("span[style]")];
  const faces = seats.map((seat) => seat.querySelector("img")?.getAttribute("src") ?? null);
  return { container, seats, faces };
}

describe("the table of a room", () => {
  it("seats people from the top, and keeps the seats that are free with the seven shapes", () => {
    const { seats, faces } = show(["ada", "ben"]);

    expect(faces).toEqual(["/avatars/ada", "/avatars/ben", null, null, null, null, null]);
    expect(seats[0]).toHaveStyle({ left: "50%", top: "8%" });
    expect(seats.filter((seat) => seat.querySelector("svg"))).toHaveLength(5);
  });

  it("has a seat for each of up to twelve people; the list has the others", () => {
    const { faces } = show(Array.from({ length: 20 }, (_, index) => `member${index}`));

    expect(faces).toHaveLength(12);
    expect(faces).not.toContain(null);
  });

  it("is a picture only: screen readers hear the list of people", () => {
    const { seats } = show(["ada"]);

    for (const seat of seats) expect(seat).toHaveAttribute("aria-hidden", "true");
  });

  it("has a ring that fills clockwise from the top", () => {
    const { container } = show([]);

    // An attribute of SVG, not a style, where this text would be invalid.
    expect(container.querySelector("g")).toHaveAttribute("transform", "rotate(-90 60 60)");
    expect(container.querySelectorAll("circle")[1]).toHaveStyle({ strokeDashoffset: "0.75" });
  });
});
