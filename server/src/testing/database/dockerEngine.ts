import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import path from "node:path";

const usualSocket = "/var/run/docker.sock";

type Engine = { address: string; options: https.RequestOptions } | { reason: string };

/** Where Docker's own client would look: DOCKER_HOST, with DOCKER_TLS_VERIFY and DOCKER_CERT_PATH, or the usual socket. */
export function dockerEngine(env: NodeJS.ProcessEnv): Engine {
  const address = env.DOCKER_HOST;
  if (!address) return usualEngine();
  if (!URL.canParse(address)) return { reason: `DOCKER_HOST ${address} is not an address` };
  const { protocol, pathname, hostname, port } = new URL(address);
  if (protocol === "unix:") return { address, options: { socketPath: pathname } };
  if (!["tcp:", "http:", "https:"].includes(protocol))
    return { reason: `DOCKER_HOST ${address} is not an address of unix:// or tcp://` };
  const certificates = env.DOCKER_TLS_VERIFY === "1" ? readCertificates(env.DOCKER_CERT_PATH) : {};
  const isSecure = protocol === "https:" || env.DOCKER_TLS_VERIFY === "1";
  return {
    address,
    options: {
      protocol: isSecure ? "https:" : "http:",
      hostname,
      port: port || (isSecure ? 2376 : 2375),
      ...certificates,
    },
  };
}

function usualEngine(): Engine {
  if (!existsSync(usualSocket)) return { reason: `DOCKER_HOST is not set and there is no ${usualSocket}` };
  return { address: usualSocket, options: { socketPath: usualSocket } };
}

function readCertificates(folder: string | undefined): https.RequestOptions {
  if (!folder) return {};
  const read = (name: string) => readFileSync(path.join(folder, name));
  return { ca: read("ca.pem"), cert: read("cert.pem"), key: read("key.pem") };
}

/** The status of the engine's answer, or the code of what went wrong. */
export function askDocker(options: https.RequestOptions, route: string): Promise<number | string> {
  const { get } = options.protocol === "https:" ? https : http;
  return new Promise((resolve) => {
    const request = get({ ...options, path: route, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    request.on("timeout", () => request.destroy(new Error("no answer within 2 s")));
  });
}
