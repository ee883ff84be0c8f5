/** Sends SIGTERM to the process as soon as it listens for it: it is still preparing then. */
process.on("newListener", (name) => {
  if (name === "SIGTERM") setImmediate(() => process.kill(process.pid, "SIGTERM"));
});
