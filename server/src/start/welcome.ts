import type { AddressInfo } from "node:net";
import type { Config } from "./config";

interface Served {
  address: string | AddressInfo | null;
  metricsUrl?: string | undefined;
  demoAccount: { email: string; password: string } | null;
}

/** The text for the operator when the server is ready. */
export function welcome(config: Config, { address, metricsUrl, demoAccount }: Served): string {
  const site = config.publicUrl ?? siteAddress(config.host, address);
  return [
    "",
    `  Study Circle   ${site}`,
    ...(config.playground ? [`  Playground     ${site}/playground`] : []),
    `  REST API       ${site}/docs`,
    ...(config.mail.hasViewer ? [`  Mail           ${site}/mail`] : []),
    ...(metricsUrl ? [`  Metrics        ${metricsUrl}`] : []),
    ...(demoAccount ? [`  Demo account   ${demoAccount.email} / ${demoAccount.password}`] : []),
    "",
  ].join("\n");
}

function siteAddress(host: string, address: string | AddressInfo | null): string {
  const port = typeof address === "object" && address ? address.port : "";
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isEverywhere || host === "127.0.0.1" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
