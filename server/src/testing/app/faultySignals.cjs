/** Injects faults by signal, to test how the process handles them. */
process.on("SIGUSR2", () => void Promise.reject(new Error("a promise that nobody awaits")));
process.on("SIGHUP", () => {
  throw new Error("an exception that nobody catches");
});
