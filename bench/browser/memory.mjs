/** What the page holds after its garbage is collected: the heap in MB, nodes of the document and detached, listeners. */
async function readMemory(page, session) {
  for (let pass = 0; pass < 2; pass++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name) => metrics.find((metric) => metric.name === name).value;
  const shownNodes = await page.evaluate(() => document.querySelectorAll("*").length);
  return {
    heapMb: Math.round(value("JSHeapUsedSize") / 1e4) / 100,
    nodes: value("Nodes"),
    listeners: value("JSEventListeners"),
    shownNodes,
  };
}

export async function watchMemory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.enable");
  return () => readMemory(page, session);
}
