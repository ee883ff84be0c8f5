import { randomUUID } from "node:crypto";
import { networkDataSource } from "../../platform/database/dataSource";
import { createContext } from "../../platform/context";
import { createServices } from "../../start/services";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { jwtSecret } from "../../testing/app/harness";
import { administer, findPostgres, withDatabase } from "../../testing/database/testDatabase";
import { searchKinds } from "./kinds";
import { search } from "./searchService";

const url = findPostgres();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const people = [
  ["École José", "jose"],
  ["İstanbul Okay", "ISTANBUL"],
  ["東京 太郎", "東京"],
  ["محمد الزين", "مُحَمَّد"],
  ["प्रिया शर्मा", "प्रि"],
  ["Петър Ёлкин", "елкин"],
  ["Zebedee Python", "pyhton"],
] as const;

describe.runIf(url)("D1 on a database with a locale of", () => {
  it.each([
    ["no letters but ASCII", "lc_collate 'C' lc_ctype 'C'"],
    ["all letters", "lc_collate 'C' lc_ctype 'C.UTF-8'"],
  ])("%s, search finds the same in all scripts", async (_what, locale) => {
    const name = `study_circle_locale_${randomUUID().replaceAll("-", "")}`;
    await administer(url ?? "", `create database ${name} template template0 encoding 'UTF8' ${locale}`);
    const dataSource = await networkDataSource(withDatabase(url ?? "", name), 4);
    try {
      await dataSource.initialize();
      await dataSource.runMigrations();
      const services = createServices({ db: dataSource.manager, jwtSecret, rateLimitFactor: 1, redis: null });
      for (const [person] of people) {
        const user = await buildUser(dataSource.manager, { name: person });
        await buildProfile(dataSource.manager, { userId: user.id });
      }

      for (const [person, query] of people) {
        const guest = {
          viewer: null,
          hasInvalidToken: false,
          requestId: "1",
          ip: "::1",
          userAgent: "",
          baseUrl: "",
          log,
        };
        const found = await search(createContext(services, guest), { query, kinds: searchKinds, first: 5, skip: 0 });
        expect([query, found.people.map(({ user }) => user.name)]).toEqual([query, [person]]);
      }
    } finally {
      await dataSource.destroy();
      await administer(url ?? "", `drop database ${name} with (force)`);
    }
  });
});
