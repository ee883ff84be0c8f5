import net from "node:net";

/** A TCP proxy that can stop forwarding without closing connections. */
export class SilentProxy {
  isSilent = false;
  sockets = new Set();

  /** Returns the URL through the proxy. */
  async open(url) {
    const { hostname, port } = new URL(url);
    this.server = net.createServer((client) => {
      const upstream = net.connect(Number(port), hostname);
      this.join(client, upstream);
      this.join(upstream, client);
    });
    await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    const address = new URL(url);
    address.port = String(this.server.address().port);
    return address.href;
  }

  join(from, to) {
    this.sockets.add(from);
    from.on("data", (bytes) => {
      if (!this.isSilent) to.write(bytes);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      this.sockets.delete(from);
      if (!this.isSilent) to.destroy();
    });
  }

  close() {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(resolve));
  }
}
