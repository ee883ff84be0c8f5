import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { top } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";

const rulesFile = path.join(top, "deploy/alerts.yml");

/** Each replacement must be there to be made, so that the rules that are tested are those of the file. */
const shorter = [
  [/^( +)for: \w+$/gm, "$1for: 3s"],
  [/\[5m\]/g, "[10s]"],
  [/\[30m\]/g, "[30s]"],
  [/\[1h\]/g, "[30s]"],
  [/(jobs_oldest_due_seconds\)) > 600$/gm, "$1 > 10"],
];

/** A real Prometheus with the rules of deploy/alerts.yml, of which only times are shortened. */
export class Prometheus {
  static isInstalled = () => ["prometheus", "promtool"].every((name) => spawnSync(name, ["--version"]).status === 0);

  folder = mkdtempSync(path.join(tmpdir(), "study-circle-prometheus-"));

  /** `targets`: the addresses that it scrapes every 2 s. */
  async start(targets) {
    let rules = readFileSync(rulesFile, "utf8");
    for (const [what, by] of shorter) {
      if (!what.test(rules)) throw new Error(`deploy/alerts.yml has no ${what} to shorten`);
      rules = rules.replace(what, by);
    }
    writeFileSync(path.join(this.folder, "alerts.yml"), rules);
    const config = {
      global: { scrape_interval: "2s", scrape_timeout: "2s", evaluation_interval: "1s" },
      rule_files: ["alerts.yml"],
      scrape_configs: [{ job_name: "study-circle", static_configs: [{ targets }] }],
    };
    // JSON is YAML.
    const file = path.join(this.folder, "prometheus.yml");
    writeFileSync(file, JSON.stringify(config));
    const check = spawnSync("promtool", ["check", "config", file], { encoding: "utf8" });
    if (check.status !== 0) throw new Error(`promtool: ${check.stdout}${check.stderr}`);
    this.url = `http://127.0.0.1:${await freePort()}`;
    const flags = [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(this.folder, "data")}`,
      `--web.listen-address=${new URL(this.url).host}`,
      "--log.level=error",
    ];
    this.child = spawn("prometheus", flags, { stdio: ["ignore", "ignore", "inherit"] });
    this.gone = new Promise((resolve) => this.child.once("exit", resolve));
    await this.until("ready", async () => (await fetch(`${this.url}/-/ready`).catch(() => null))?.ok, 30_000);
  }

  /** The names of the alerts that fire. */
  async firing() {
    const { data } = await (await fetch(`${this.url}/api/v1/alerts`)).json();
    const firing = data.alerts.filter(({ state }) => state === "firing");
    return [...new Set(firing.map(({ labels }) => labels.alertname))].sort();
  }

  /** The names of all alerts that it knows. */
  async known() {
    const { data } = await (await fetch(`${this.url}/api/v1/rules?type=alert`)).json();
    return data.groups.flatMap(({ rules }) => rules.map(({ name }) => name));
  }

  /** How often each of its targets answered, or more often. */
  async scrapesOfEach() {
    const query = encodeURIComponent("min(sum_over_time(up[1m]))");
    const { data } = await (await fetch(`${this.url}/api/v1/query?query=${query}`)).json();
    return Number(data.result[0]?.value[1] ?? 0);
  }

  async until(what, isSo, ms) {
    for (const end = Date.now() + ms; Date.now() < end; await wait(250)) {
      if (this.child.exitCode !== null) throw new Error(`Prometheus ended with ${this.child.exitCode}`);
      if (await isSo()) return;
    }
    throw new Error(`${what}: not within ${ms / 1_000} s`);
  }

  async stop() {
    if (this.child?.exitCode === null) {
      this.child.kill("SIGTERM");
      await Promise.race([this.gone, wait(5_000, null, { ref: false }).then(() => this.child.kill("SIGKILL"))]);
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
