import { setTimeout as wait } from "node:timers/promises";
import WebSocket from "ws";
import { type TestApp, useTestApp } from "../app/harness";
import { listen, LiveClient } from "./LiveClient";

export let testApp: () => TestApp;

export let url: string;

export const open: LiveClient[] = [];

export function connect(token?: string, options = {}): LiveClient {
  const client = new LiveClient(url, token, options);
  open.push(client);
  return client;
}

/** Waits until as many subscriptions listen as should: a subscription begins a moment after it is asked for. */
export async function untilListening(count: number, app: TestApp = testApp()): Promise<void> {
  const own = 4; // sessions (changed viewers, ended sessions), sockets (ended sessions) and settings
  for (let i = 0; i < 500 && app.services.events.listenerCount !== own + count; i++) await wait(10);
  expect(app.services.events.listenerCount).toBe(own + count);
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
