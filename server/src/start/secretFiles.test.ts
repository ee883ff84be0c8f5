import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartError } from "../errors";
import { loadConfig } from "./config";
import { environmentNames, secretNames } from "./environment";

const folder = mkdtempSync(path.join(tmpdir(), "secrets-"));

function fileWith(text: string): string {
  const file = path.join(folder, `${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

const values: Record<string, string> = {
  DATABASE_URL: "postgres://circle:pass@db/circle",
  PICTURES_URL: "s3://KEY:SECRET@store.example/circle",
  REDIS_URL: "redis://:pass@redis:6379",
  JWT_SECRET: "k4Qz8vN1sT7xY2wB5eR9uI3oP6aS0dF+GhJ",
  JWT_SECRET_PREVIOUS: "m7Wq2xV9rL4kZ8nC1bT6yH3jD5gF0pA-SeU",
  SMTP_URL: "smtps://user:pass@mail.example",
};

describe("P4 a secret in a file", () => {
  it("is possible for every variable that can hold one", () => {
    const likely = environmentNames.filter((name) => /SECRET|PASSWORD|KEY\b|TOKEN|_URL$/.test(name));

    expect(secretNames).toEqual(likely.filter((name) => name !== "PUBLIC_URL"));
    expect(Object.keys(values).sort()).toEqual([...secretNames].sort());
  });

  it.each(Object.entries(values))("is read as %s would be, without the line's end", (name, value) => {
    expect(loadConfig({ [`${name}_FILE`]: fileWith(`${value}\n`), [name]: "" })).toEqual(loadConfig({ [name]: value }));
  });

  it.each(Object.entries(values))("beside %s itself stops the start", (name, value) => {
    const both = { [name]: value, [`${name}_FILE`]: fileWith(value) };

    expect(() => loadConfig(both)).toThrow(StartError);
    expect(() => loadConfig(both)).toThrow(`${name} and ${name}_FILE are both set; remove one of them.`);
  });

  it("stops the start where it cannot be read, is empty or is wrong", () => {
    expect(() => loadConfig({ SMTP_URL_FILE: path.join(folder, "none") })).toThrow(
      /^SMTP_URL_FILE: the file \S+none cannot be read \(ENOENT/,
    );
    expect(() => loadConfig({ REDIS_URL_FILE: folder })).toThrow(/^REDIS_URL_FILE: .* cannot be read \(EISDIR/);
    expect(() => loadConfig({ JWT_SECRET_FILE: fileWith("\n") })).toThrow(/^JWT_SECRET_FILE: .* is empty\.$/);
    expect(() => loadConfig({ JWT_SECRET_FILE: fileWith("short") })).toThrow(/^JWT_SECRET must have/);
  });

  it("is not looked for where the variable is empty", () => {
    expect(loadConfig({ DATABASE_URL_FILE: "" }).databaseUrl).toBeNull();
  });
});
