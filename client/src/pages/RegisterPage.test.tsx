import { ApolloLink } from "@apollo/client/link";
import { screen, waitFor } from "@testing-library/react";
import { NEVER, of } from "rxjs";
import { renderPage } from "../testing/renderPage";
import { RegisterPage } from "./RegisterPage";

const routes = [{ path: "/", element: <RegisterPage /> }];

interface Sent {
  name: string | undefined;
  variables: Record<string, unknown>;
}

function service(answer: () => unknown) {
  const sent: Sent[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push({ name: operationName, variables });
    return answer() as ReturnType<ApolloLink["request"]>;
  });
  return { sent, link };
}

type User = ReturnType<typeof renderPage>["user"];

async function fillIn(user: User, confirmation = "correct horse") {
  await user.type(screen.getByLabelText(/^Name/), "Ada Lovelace");
  await user.type(screen.getByLabelText(/^Email Address/), "ada@example.org");
  await user.type(screen.getByLabelText(/^Password/), "correct horse");
  await user.type(screen.getByLabelText(/^Confirm Password/), confirmation);
}

const send = (user: User) => user.click(screen.getByRole("button", { name: "Register" }));

describe("registering", () => {
  it("sends the name, the e-mail and the password once, however often the button is pressed", async () => {
    const { link, sent } = service(() => NEVER);
    const { user } = renderPage(routes, { link });

    await fillIn(user);
    await send(user);
    await send(user);

    const input = { name: "Ada Lovelace", email: "ada@example.org", password: "correct horse" };
    await waitFor(() => expect(sent).toEqual([{ name: "Register", variables: { input } }]));
  });

  it("says that the passwords differ, and asks the service nothing", async () => {
    const { link, sent } = service(() => NEVER);
    const { user } = renderPage(routes, { link });

    await fillIn(user, "battery staple");
    await send(user);

    expect(screen.getByRole("alert")).toHaveTextContent("Password do not match");
    expect(sent).toEqual([]);
  });

  it("M49 shows each thing that the service refuses once, as an alert beside its field, and keeps what was typed", async () => {
    const fields = [
      { field: "input.name", message: "Name is too long" },
      { field: "input.email", message: "Email is taken" },
    ];
    const errors = [{ message: "Bad input", extensions: { code: "BAD_USER_INPUT", fields } }];
    const { user } = renderPage(
      routes,
      service(() => of({ data: null, errors })),
    );

    await fillIn(user);
    await send(user);

    const alerts = await screen.findAllByRole("alert");
    expect(alerts.map((alert) => alert.textContent)).toEqual(["Name is too long", "Email is taken"]);
    expect(screen.getByLabelText(/^Email Address/)).toHaveAccessibleDescription(/Email is taken/);
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    expect(screen.getByLabelText(/^Password/)).toHaveValue("correct horse");
  });

  it("names the fields that are missing, goes to the first, and asks the service nothing", async () => {
    const { link, sent } = service(() => NEVER);
    const { user } = renderPage(routes, { link });

    await user.type(screen.getByLabelText(/^Name/), "Ada");
    await send(user);

    expect(screen.getByLabelText(/^Email Address/)).toHaveFocus();
    expect(screen.getByLabelText(/^Email Address/)).toHaveAccessibleDescription(/Email Address is required/);
    expect(screen.getByLabelText(/^Email Address/)).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it("says under the password, while it is typed, why it would be refused or is weak", async () => {
    const { user } = renderPage(routes);
    await user.type(screen.getByLabelText(/^Name/), "Ada Lovelace");
    const password = screen.getByLabelText(/^Password/);
    expect(password).toHaveAccessibleDescription("At least 8 characters.");

    await user.type(password, "lovelace1");
    expect(password).toHaveAccessibleDescription("Choose another password: this is mostly your name or email.");

    await user.clear(password);
    await user.type(password, "correct horse battery");
    expect(password).toHaveAccessibleDescription("Strong: long passwords are hard to guess.");
  });

  it("hints at Gravatar and leads to the login page", () => {
    renderPage(routes);

    expect(screen.getByText(/use an email with a Gravatar/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  });
});

describe("P5 a site that does not take everybody", () => {
  const takes = (registrations: string) => {
    const site = { notice: null, isReadOnly: false, registrations };
    vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json({ data: { site } })));
  };
  const open = (path = "/") => {
    const { link, sent } = service(() => NEVER);
    return { sent, ...renderPage(routes, { link, path }) };
  };

  it("shows the form at once, and says instead that it takes nobody", async () => {
    takes("CLOSED");
    open("/#invitation=t1");
    expect(screen.getByRole("button", { name: "Register" })).toBeVisible();

    expect(await screen.findByText(/takes no new members at the moment/)).toBeVisible();
    expect(screen.getByText("Sign-up is closed for now.")).toBeVisible();
    expect(screen.queryByText(/All you need is/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Register" })).toBeNull();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  });

  it("asks for an invitation, unless the link has one, which is sent", async () => {
    takes("INVITED");
    const { unmount } = open();
    expect(await screen.findByText(/You need an invitation/)).toBeVisible();
    expect(screen.getByText("Sign-up is by invitation.")).toBeVisible();
    unmount();

    const { user, sent } = open("/#invitation=t1");
    await waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(2));
    await fillIn(user);
    await send(user);
    const input = { name: "Ada Lovelace", email: "ada@example.org", password: "correct horse", invitation: "t1" };
    await waitFor(() => expect(sent).toEqual([{ name: "Register", variables: { input } }]));
  });

  it("keeps the form where it takes everybody, or does not answer", async () => {
    takes("OPEN");
    open();
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    expect(screen.getByRole("button", { name: "Register" })).toBeVisible();
  });

  it("says what is wrong with an invitation", async () => {
    takes("INVITED");
    const fields = [{ field: "input.invitation", message: "This invitation was used already. Ask for a new one." }];
    const errors = [{ message: "Bad input", extensions: { code: "BAD_USER_INPUT", fields } }];
    const { user } = renderPage(routes, { ...service(() => of({ data: null, errors })), path: "/#invitation=t1" });
    await fillIn(user);
    await send(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("This invitation was used already");
  });
});
