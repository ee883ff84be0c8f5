/**
 * Loaded into the service that is measured: on SIGUSR2 it collects its garbage, so that what is left in memory is what
 * somebody still holds. Nothing else of the service changes.
 */
process.on("SIGUSR2", () => {
  for (let pass = 0; pass < 3; pass++) globalThis.gc();
});
