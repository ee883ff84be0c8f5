import { screen, waitFor } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { DeclinePage } from "./DeclinePage";

const token = "w0rKrA1dN3v4pP7sQ2tU9xY5zB8cE6fH1jK3mL0nR4g";
const openLink = (hash: string) => history.replaceState(null, "", `/${hash}`);
afterEach(() => openLink(""));

function openPage(answers: Parameters<typeof fakeService>[0] = {}) {
  const service = fakeService(answers);
  return {
    ...service,
    ...renderPage([{ path: "/decline", element: <DeclinePage /> }], { link: service.link, path: "/decline" }),
  };
}

describe("B14 someone who opens the link of a reminder", () => {
  it("declines at a press and not before, and its token leaves the address bar", async () => {
    openLink(`#token=${token}`);
    const declineByLink = { __typename: "DeclinedDate", title: "Rings", startsAt: "2027-03-01T18:30:00.000Z" };
    const { user, callsOf } = openPage({ DeclineByLink: () => says({ declineByLink }) });
    await waitFor(() => expect(location.hash).toBe(""));
    expect(callsOf("DeclineByLink")).toEqual([]);

    await user.click(screen.getByRole("button", { name: "I can't make it" }));

    const status = await screen.findByRole("status");
    expect(status).toHaveTextContent(/You're not going to “Rings” on \w+,? \d+ \w+ at \d\d:\d\d your time/);
    expect(callsOf("DeclineByLink").map(({ variables }) => variables)).toEqual([{ input: { token } }]);
  });

  it("reads why it is too late, and can go on", async () => {
    openLink(`#token=${token}`);
    const message = "This date has begun and cannot be changed any more.";
    const { user } = openPage({ DeclineByLink: () => refuses("CONFLICT", message) });

    await user.click(screen.getByRole("button", { name: "I can't make it" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByRole("button", { name: "I can't make it" })).toBeEnabled();
  });

  it("reads what is missing in a link that was cut", () => {
    openPage();

    expect(screen.getByText(/Part of this link is missing/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "I can't make it" })).not.toBeInTheDocument();
  });
});
