import WebSocket from "ws";
import { type TestApp, useTestApp } from "../app/harness";
import { listen, LiveClient } from "./LiveClient";
import { until } from "../app/until";

export let testApp: () => TestApp;

export let url: string;

export const open: LiveClient[] = [];

/** The listeners of a process itself: sessions (changed viewers, ended sessions), sockets (ended sessions) and settings. */
export const ownListeners = 4;

export function connect(token?: string, options = {}): LiveClient {
  const client = new LiveClient(url, token, options);
  open.push(client);
  return client;
}

/** Waits until as many subscriptions listen as should: a subscription begins a moment after it is asked for. */
export async function untilListening(count: number, app: TestApp = testApp()): Promise<void> {
  const { events } = app.services;
  await until(() => events.listenerCount === ownListeners + count);
}

/** A connection without a client's manners, past its greeting. */
export async function openSocket(payload: object): Promise<WebSocket> {
  const socket = new WebSocket(url, "graphql-transport-ws");
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "connection_init", payload }));
  await new Promise((resolve) => socket.once("message", resolve));
  return socket;
}

/** What each test file of live connections calls first: a server that listens, and an end to what its tests opened. */
export function useLiveMembers(): void {
  testApp = useTestApp();
  beforeAll(async () => {
    url = await listen(testApp());
  });
  afterEach(() => Promise.all(open.splice(0).map((client) => client.leave())));
}
