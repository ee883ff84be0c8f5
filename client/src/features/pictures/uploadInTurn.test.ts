import { uploadInTurn } from "./uploadInTurn";
import { UploadFailure } from "./uploadPicture";

/** The requests that are in flight, each answered by the test. */
const requests: FakeRequest[] = [];

class FakeRequest {
  upload = {};
  status = 0;
  responseText = "";
  headers: Record<string, string> = {};
  onload = () => undefined as unknown;
  onabort = () => undefined as unknown;
  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return this.headers[name] ?? null;
  }
  send() {
    requests.push(this);
  }
  abort() {
    this.leave();
    this.onabort();
  }
  answer(status: number, headers: Record<string, string> = {}) {
    this.leave();
    Object.assign(this, { status, headers, responseText: JSON.stringify({ id: "p1" }) });
    this.onload();
  }
  leave() {
    requests.splice(requests.indexOf(this), 1);
  }
}

const png = () => new File(["x"], "one.png", { type: "image/png" });
const pending = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  requests.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("W4 twenty pictures at once", () => {
  it("are sent two at a time, and all of them arrive", async () => {
    const uploads = Promise.all(Array.from({ length: 20 }, () => uploadInTurn(png())));
    let answered = 0;
    for (await pending(); requests.length > 0; await pending()) {
      expect(requests.length).toBeLessThanOrEqual(2);
      requests[0]?.answer(200);
      answered += 1;
    }

    expect(await uploads).toHaveLength(20);
    expect(answered).toBe(20);
  });
});

describe("W4 a picture that the service has no time for", () => {
  it("is sent again after the time that the service asks for, and others go first", async () => {
    const upload = uploadInTurn(png());
    await pending();
    requests[0]?.answer(503, { "retry-after": "2" });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_200);
    requests[0]?.answer(200);

    expect(await upload).toEqual({ id: "p1" });
  });

  it("is left to people after five more tries, or when the wait is long", async () => {
    const upload = uploadInTurn(png()).catch((error: unknown) => error);
    let tries = 0;
    for (await pending(); requests[0]; await vi.advanceTimersByTimeAsync(3_100)) {
      requests[0].answer(503, { "retry-after": "2" });
      tries += 1;
    }
    expect([tries, await upload]).toEqual([6, expect.any(UploadFailure)]);

    const late = uploadInTurn(png()).catch((error: unknown) => error);
    await pending();
    requests.at(0)?.answer(503, { "retry-after": "600" });
    expect(await late).toMatchObject({ mayRetry: true, retryAfter: null });
  });

  it("gives its turn to the next one when it is taken out", async () => {
    const end = new AbortController();
    const removed = uploadInTurn(png(), { signal: end.signal }).catch((error: unknown) => error);
    const others = Promise.all([uploadInTurn(png()), uploadInTurn(png())]);
    await pending();
    expect(requests).toHaveLength(2);

    end.abort();
    await pending();
    expect(requests).toHaveLength(2);
    for (const request of [...requests]) request.answer(200);

    expect(await removed).toBeInstanceOf(UploadFailure);
    expect(await others).toHaveLength(2);
  });
});
