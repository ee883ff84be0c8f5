import type { AddressInfo } from "node:net";
import { type Client, createClient } from "graphql-ws";
import WebSocket, { type ClientOptions } from "ws";
import type { TestApp } from "../app/harness";
import { patienceMs } from "../app/until";

/** Lets the server listen on a free port of the loopback and gives its WebSocket address. */
export async function listen(app: TestApp): Promise<string> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: "127.0.0.1" });
  return `ws://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/graphql`;
}

/** A member's live connection, as a page opens it. */
export class LiveClient {
  private readonly client: Client;
  /** Settles with the code with which the server closed the socket. */
  readonly closed: Promise<number>;

  constructor(
    url: string,
    token?: string,
    options: ClientOptions & { connectionParams?: Record<string, unknown> } = {},
  ) {
    const params = options.connectionParams ?? (token === undefined ? undefined : { token });
    let close: (code: number) => void;
    this.closed = new Promise((resolve) => (close = resolve));
    this.client = createClient({
      url,
      lazy: false,
      retryAttempts: 0,
      ...(params ? { connectionParams: params } : {}),
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, options);
        }
      },
      onNonLazyError: () => undefined,
      on: { closed: (event) => close((event as { code: number }).code) },
    });
  }

  /** Subscribes and collects what comes; the server begins to listen a moment later. */
  subscribe<T>(query: string, variables: Record<string, unknown> = {}): Subscription<T> {
    const subscription = new Subscription<T>();
    subscription.stop = this.client.subscribe<T>({ query, variables }, subscription);
    return subscription;
  }

  /** Settles also when the server closes the socket first, or never opens it. */
  async leave(): Promise<void> {
    await Promise.resolve(this.client.dispose()).catch(() => undefined);
  }
}

type LiveError = { message: string; extensions: { code: string; fields?: { field: string; message: string }[] } };

/** What one subscription has received so far. */
export class Subscription<T> {
  readonly received: T[] = [];
  errors: LiveError[] = [];
  /** The server has ended it. */
  isComplete = false;
  stop: () => void = () => undefined;
  private notify: () => void = () => undefined;

  next = ({ data, errors }: { data?: T | null; errors?: unknown }): void => {
    if (errors) return this.error(errors);
    if (data) this.received.push(data);
    this.notify();
  };

  error = (errors: unknown): void => {
    this.errors = Array.isArray(errors) ? (errors as LiveError[]) : [];
    this.notify();
  };

  complete = (): void => {
    this.isComplete = true;
    this.notify();
  };

  /** Waits until as many have come; fails when they do not come in time. */
  async until(count: number, withinMs = patienceMs): Promise<T[]> {
    await this.wait(() => this.received.length >= count, withinMs);
    return this.received;
  }

  async untilRefused(withinMs = patienceMs): Promise<LiveError[]> {
    await this.wait(() => this.errors.length > 0, withinMs);
    return this.errors;
  }

  /** Waits until the server has ended it; gives the errors before that. */
  async untilComplete(withinMs = patienceMs): Promise<LiveError[]> {
    await this.wait(() => this.isComplete, withinMs);
    return this.errors;
  }

  private async wait(isDone: () => boolean, withinMs: number): Promise<void> {
    // A timer may fire a moment before the clock says so: the clock alone would wait for ever.
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.notify();
    }, withinMs);
    while (!isDone() && !isLate) await new Promise<void>((resolve) => (this.notify = resolve));
    clearTimeout(late);
    if (!isDone()) throw new Error(`after ${withinMs} ms there were ${this.received.length} events`);
  }
}
