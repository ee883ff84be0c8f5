import { setTimeout as wait } from "node:timers/promises";

/** The current metrics of the service. */
export async function readLevels({ metricsUrl }) {
  const text = await (await fetch(metricsUrl)).text();
  const value = (name) => Number(text.match(new RegExp(`^${name} (.+)$`, "m"))[1]);
  const mb = (name) => Math.round(value(name) / 1e5) / 10;
  return {
    sockets: value("live_sockets"),
    listeners: value("live_listeners"),
    rssMb: mb("process_resident_memory_bytes"),
    heapMb: mb("nodejs_heap_size_used_bytes"),
    cpuSeconds: value("process_cpu_seconds_total"),
  };
}

/**
 * The levels once garbage is collected. What is free goes back to the system little by little: this looks for 15 seconds,
 * or until it is enough.
 */
export async function readLevelsAtRest(service, isEnough) {
  const end = Date.now() + 15_000;
  let levels;
  do {
    process.kill(service.pid, "SIGUSR2");
    await wait(500);
    levels = await readLevels(service);
  } while (!isEnough(levels) && Date.now() < end);
  return levels;
}

/** Polls the levels until `isSo` accepts them or the time is over; returns the last ones. */
export async function waitFor(service, isSo, withinMs) {
  const end = Date.now() + withinMs;
  let levels = await readLevels(service);
  while (!isSo(levels) && Date.now() < end) {
    await wait(250);
    levels = await readLevels(service);
  }
  return levels;
}

/** Looks twice a second and keeps the highest. */
export function watchPeak(service) {
  const peak = { rssMb: 0, heapMb: 0 };
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      const { rssMb, heapMb } = await readLevels(service);
      peak.rssMb = Math.max(peak.rssMb, rssMb);
      peak.heapMb = Math.max(peak.heapMb, heapMb);
      await wait(500);
    }
  })();
  const stop = async () => {
    isOn = false;
    await watching;
    return peak;
  };
  return { stop };
}
