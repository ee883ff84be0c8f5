import { act, screen, waitFor } from "@testing-library/react";
import { delayWhen, NEVER, Subject } from "rxjs";
import { fakeService, refuses, refusesLeaver, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { LoginPage } from "./LoginPage";

interface Ceremony {
  isInField: boolean;
  isAborted(): boolean;
  choose(): void;
  close(): void;
}

let ceremonies: Ceremony[] = [];

/** A browser that shows passkeys; the test chooses one, or closes the window. */
const browser = {
  get: ({ mediation, signal }: CredentialRequestOptions) =>
    new Promise<unknown>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      const bytes = new ArrayBuffer(1);
      const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes };
      ceremonies.push({
        isInField: (mediation as string) === "conditional",
        isAborted: () => Boolean(signal?.aborted),
        choose: () =>
          resolve({ id: "key", rawId: bytes, type: "public-key", response, getClientExtensionResults: () => ({}) }),
        close: () => reject(Object.assign(new Error("closed"), { name: "NotAllowedError" })),
      });
    }),
};

beforeEach(() => {
  ceremonies = [];
  Object.defineProperty(navigator, "credentials", { value: browser, configurable: true });
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  Object.defineProperty(window, "PublicKeyCredential", {
    value: Object.assign(() => undefined, { isConditionalMediationAvailable }),
    configurable: true,
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, "PublicKeyCredential");
  Reflect.deleteProperty(navigator, "credentials");
});

const started = () =>
  says({ startPasskeyLogin: { __typename: "PasskeyChallenge", ceremonyId: "1", options: { challenge: "AA" } } });

function open(answers: Parameters<typeof fakeService>[0] = {}) {
  const service = fakeService({
    StartPasskeyLogin: started,
    DemoAccount: () => says({ demoAccount: null }),
    ...answers,
  });
  return { ...renderPage([{ path: "/", element: <LoginPage /> }], { link: service.link }), ...service };
}

const inField = () => ceremonies.filter(({ isInField }) => isInField);
const windows = () => ceremonies.filter(({ isInField }) => !isInField);
const button = () => screen.getByRole("button", { name: "Log in with a passkey" });

async function sendForm({ user }: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText(/Email Address/), "ada@example.org");
  await user.type(screen.getByLabelText(/Password/), "paper boats");
  await user.click(screen.getByRole("button", { name: "Login" }));
}

describe("C15 logging in with a passkey", () => {
  it("withdraws the offer in the field before the button's window opens, also one that was still on its way", async () => {
    const arrival = new Subject<void>();
    let starts = 0;
    const { user } = open({
      StartPasskeyLogin: () => (starts++ === 0 ? started().pipe(delayWhen(() => arrival)) : started()),
    });
    await waitFor(() => expect(starts).toBe(1));

    await user.click(button());
    await waitFor(() => expect(windows()).toHaveLength(1));
    await act(async () => {
      arrival.next();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });

    expect(windows()[0]?.isAborted()).toBe(false);
    expect(inField()).toHaveLength(0);
  });

  it("withdraws the offer in the field before a password is sent, and takes no other way in meanwhile", async () => {
    const page = open({ Login: () => NEVER as ReturnType<typeof says> });
    await waitFor(() => expect(inField()).toHaveLength(1));

    await sendForm(page);

    await waitFor(() => expect(inField()[0]?.isAborted()).toBe(true));
    await act(async () => inField()[0]?.choose());
    expect(button()).toBeDisabled();
    expect([page.callsOf("Login").length, page.callsOf("FinishPasskeyLogin").length]).toEqual([1, 0]);
  });

  it("sends no password while a passkey from the field is being checked", async () => {
    const page = open({ FinishPasskeyLogin: () => NEVER as ReturnType<typeof says> });
    await waitFor(() => expect(inField()).toHaveLength(1));

    await act(async () => inField()[0]?.choose());
    await waitFor(() => expect(page.callsOf("FinishPasskeyLogin")).toHaveLength(1));
    await sendForm(page);

    expect([page.callsOf("Login").length, page.callsOf("FinishPasskeyLogin").length]).toEqual([0, 1]);
  });

  it("offers passkeys in the field again after the window was closed, or the password was wrong", async () => {
    const page = open({ Login: () => refuses("INVALID_CREDENTIALS", "Invalid Credentials") });
    await waitFor(() => expect(inField()).toHaveLength(1));
    await page.user.click(button());
    await waitFor(() => expect(windows()).toHaveLength(1));

    await act(async () => windows()[0]?.close());
    await waitFor(() => expect(inField()).toHaveLength(2));
    expect(screen.queryByRole("alert")).toBeNull();

    await sendForm(page);
    await waitFor(() => expect(inField()).toHaveLength(3));
    expect(inField().map(({ isAborted }) => isAborted())).toEqual([true, true, false]);
  });

  it("says so when a passkey chosen in the field is refused, and does not offer it again", async () => {
    open({ FinishPasskeyLogin: () => refuses("INVALID_CREDENTIALS", "That passkey did not work.") });
    await waitFor(() => expect(inField()).toHaveLength(1));

    await act(async () => inField()[0]?.choose());

    expect(await screen.findByText("That passkey did not work.")).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(inField()).toHaveLength(1);
  });

  it("asks who deleted their account whether to keep it, after a passkey as after a password", async () => {
    open({ FinishPasskeyLogin: () => refusesLeaver("proves-who-they-are", "2099-11-29T18:25:00.000Z") });
    await waitFor(() => expect(inField()).toHaveLength(1));

    await act(async () => inField()[0]?.choose());

    expect(await screen.findByRole("button", { name: "Keep my account" })).toHaveFocus();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
