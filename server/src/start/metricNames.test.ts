import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { unavailable } from "../errors";
import { observeEmbeddings } from "../features/books/embeddings/embeddingMetrics";
import { noEmbeddings } from "../features/books/embeddings/Embeddings";
import { defineJob, noData } from "../platform/jobs/defineJob";
import { reportUnavailable } from "../platform/observability/unavailability";
import { buildUser } from "../testing/app/factories";
import { useTestApp } from "../testing/app/harness";
import { temporaryFolder } from "../testing/app/temporaryFolder";
import { observeProcess } from "./observeProcess";

const top = path.join(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(top, file), "utf8");

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; see: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}
const { groups } = parse(read("deploy/alerts.yml")) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels, templating } = JSON.parse(read("deploy/grafana.json")) as {
  panels: Panel[];
  templating: { list: { type: string; definition?: string }[] };
};
const operations = read("docs/operations.md");

/** What Prometheus adds to each series. */
const added = ["job", "instance"];
const keywords = new Set(["and", "or", "unless", "by", "without", "on", "ignoring", "bool", "offset", "group_left"]);

/** The metrics of an expression, each with the labels that are asked of it; those of `by (…)` belong to all of them. */
function metricsIn(expr: string): Map<string, Set<string>> {
  const grouped = new Set<string>();
  const found = new Map<string, Set<string>>();
  const plain = expr
    .replace(/\b(?:by|without|on|ignoring) \(([^)]*)\)/g, (_, labels: string) => {
      for (const label of labels.split(",")) grouped.add(label.trim());
      return "";
    })
    .replace(/\[[^\]]*\]/g, "");
  const selector = /([a-zA-Z_:][\w:]*)(\{[^}]*\})?(?!\w*\s*\()/g;
  const strings = /"(?:[^"\\]|\\.)*"/g;
  for (const [, name = "", matchers = ""] of plain
    .replace(strings, (text) => text.replace(/[{}]/g, ""))
    .matchAll(selector)) {
    if (keywords.has(name) || /^e\d+$/.test(name)) continue;
    const labels = [...matchers.replace(strings, "").matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(
      ([, label = ""]) => label,
    );
    found.set(name, new Set([...(found.get(name) ?? []), ...labels]));
  }
  for (const labels of found.values()) for (const label of grouped) labels.add(label);
  return found;
}

const testApp = useTestApp();
/** Each series that the service exposes, by its name, with its labels. */
const exposed = new Map<string, Set<string>>();

beforeAll(async () => {
  const { app, db, services } = testApp();
  const { registry } = app.metrics;
  const log = { warn: () => undefined, error: () => undefined };
  const config = { databaseUrl: null, dataDir: temporaryFolder("names") };
  const onOutcome = observeProcess(registry, { config, services, log });
  const embeddings = { ...noEmbeddings, onOutcome: noEmbeddings.onOutcome };
  observeEmbeddings(registry, embeddings);
  onOutcome(defineJob({ name: "named", schema: noData, run: async () => undefined }), "done", 1);
  embeddings.onOutcome("busy");
  reportUnavailable(log as never, unavailable("a cause of the test"));
  await testApp().graphql("query Me { me { id } }", {}, { as: await buildUser(db) });
  await app.http.inject("/api/posts");

  for (const line of (await registry.metrics()).split("\n")) {
    const [, name, labels = ""] = /^(\w+)(\{.*\})? /.exec(line) ?? [];
    if (!name) continue;
    const names = [...labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)].map(([, label = ""]) => label);
    exposed.set(name, new Set([...(exposed.get(name) ?? []), ...names]));
  }
  exposed.set("up", new Set());
});

/** What an expression names that the service does not have. */
function unknownIn(expr: string): string[] {
  return [...metricsIn(expr)].flatMap(([name, labels]) => {
    const known = exposed.get(name);
    if (!known) return [name];
    return [...labels]
      .filter((label) => !known.has(label) && !added.includes(label))
      .map((label) => `${name}{${label}}`);
  });
}

describe("P4 the names that monitoring uses", () => {
  it("are read out of expressions completely", () => {
    const expr =
      'sum by (queue) (rate(one_total{a="x", b=~"/{id}.*"}[5m])) > 10e9 and time() - max(two) > 0.2 * three{c!="d"}';

    expect([...metricsIn(expr)].map(([name, labels]) => [name, ...labels])).toEqual([
      ["one_total", "a", "b", "queue"],
      ["two", "queue"],
      ["three", "c", "queue"],
    ]);
    expect(unknownIn('rate(http_request_duration_seconds_count{path="/"}[5m]) + live_socket')).toEqual([
      "http_request_duration_seconds_count{path}",
      "live_socket",
    ]);
  });

  it.each(rules.map(({ alert, expr }) => [alert, expr]))("exist in the alert %s", (_, expr) => {
    expect(metricsIn(expr).size).toBeGreaterThan(0);
    expect(unknownIn(expr)).toEqual([]);
  });

  it.each(panels.map(({ title, targets }) => [title, targets]))("exist in the panel %s", (_, targets) => {
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
  });

  it("exist in the choices of the dashboard, which begin with the data source", () => {
    expect(templating.list.map(({ type }) => type)).toEqual(["datasource", "query"]);
    const [, metric = "", label = ""] =
      /^label_values\((\w+), (\w+)\)$/.exec(templating.list[1]?.definition ?? "") ?? [];
    expect(exposed.has(metric)).toBe(true);
    expect(added).toContain(label);
  });

  it("are those of docs/operations.md, with the same labels", () => {
    const [, table = ""] = /^\| name +\| labels[^\n]+\n\|[- |]+\n((?:\|.*\n)+)/m.exec(operations) ?? [];
    const documented = table
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [, names = "", labels = ""] = row.split("|");
        const listed = labels
          .split(",")
          .map((label) => label.trim().replaceAll("`", ""))
          .filter(Boolean);
        return names.split(",").map((name) => `${name.trim().replaceAll("`", "")} ${listed.sort().join(" ")}`.trim());
      })
      .filter((name) => !name.includes("*"));
    const own = [...exposed]
      .filter(([name]) => name !== "up" && !/^(?:process|nodejs)_|_(?:sum|bucket)$/.test(name))
      .map(([name, labels]) => `${name.replace(/_seconds_count$/, "_seconds")} ${[...labels].sort().join(" ")}`.trim());

    expect([...new Set(documented)].sort()).toEqual([...new Set(own)].sort());
  });
});

describe("P4 every alert", () => {
  const section = operations.split("\n### Alerts\n")[1]?.split("\n## ")[0] ?? "";

  it("says what happened and where to read on, and is explained there", () => {
    expect(rules.length).toBeGreaterThanOrEqual(10);
    for (const { alert, annotations } of rules) {
      expect(annotations.summary).toBeTruthy();
      expect(annotations.see).toBe("docs/operations.md#alerts");
      expect(section).toContain(`| \`${alert}\``);
    }
  });

  it("fires in the check that makes its failure", () => {
    const check = read("e2e/alerts.mjs");
    for (const { alert } of rules) expect(check).toContain(`"${alert}"`);
  });

  it("is one that Prometheus can read", () => {
    try {
      execFileSync("promtool", ["check", "rules", path.join(top, "deploy/alerts.yml")], { encoding: "utf8" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      console.warn("SKIPPED: promtool is not installed, so Prometheus does not judge deploy/alerts.yml itself.");
    }
  });
});
