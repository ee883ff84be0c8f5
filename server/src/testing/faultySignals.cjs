/** Faults on demand, for the tests of how the process bears them. */
process.on("SIGUSR2", () => void Promise.reject(new Error("a promise that nobody awaits")));
process.on("SIGHUP", () => {
  throw new Error("an exception that nobody catches");
});
