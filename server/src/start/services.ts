import type { Rate } from "../platform/limits/rates";
import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import { derivedTokens } from "../platform/auth/derivedTokens";
import { Passwords } from "../platform/auth/passwords";
import { Sessions } from "../platform/auth/sessions";
import { Tokens } from "../platform/auth/tokens";
import "../features";
import type { Loaders, Services, SiteSettings } from "../platform/context";
import { loadersFrom } from "../platform/database/loader";
import { DatabaseWriter } from "../platform/database/access/DatabaseWriter";
import { DatabaseReader } from "../platform/database/access/Reader";
import type { Subscription } from "../platform/events/onEvent";
import { Outbox } from "../platform/events/Outbox";
import { Jobs } from "../platform/jobs/Jobs";
import { LiveEvents, type RedisConnections } from "../platform/live/liveEvents";
import { type Mail, noMail } from "../platform/mail/Mail";
import { DailyCounts } from "../platform/observability/DailyCounts";
import { parts } from "../platform/parts";
import { Bans } from "../platform/limits/Bans";
import { RateLimits } from "../platform/limits/rateLimits";
import { isReadOnly, onlyReads } from "../platform/settings/readOnly";
import { StoredSettings } from "../platform/settings/StoredSettings";
import { noEmbeddings } from "../features/books/embeddings/Embeddings";
import { noPictureStore } from "../features/pictures/store/PictureStore";
import { DatabaseHandle } from "../platform/database/DatabaseHandle";

interface ServiceDeps extends Partial<Omit<SiteSettings, "demoAccount">> {
  db: EntityManager;
  /** Default: it reads through the pool of `db`. */
  reader?: DatabaseReader;
  /** Default: it writes through the pool of `db`. */
  writer?: DatabaseWriter;
  jwtSecret: string;
  /** The secret before it, of which tokens still count. */
  earlierSecret?: string | null;
  /** Default: no mail is sent. */
  mail?: Mail;
  rateLimitFactor: number;
  /** In half an hour; default: as the feature says. */
  signUpsPerAddress?: number;
  /** null: there are no other processes. */
  redis: RedisConnections | null;
  /** Default: those of all features. */
  subscriptions?: readonly Subscription[];
  /** Default: nothing is logged. */
  log?: Pick<FastifyBaseLogger, "warn">;
}

/** Creates the services that all requests of this process share. */
export function createServices(deps: ServiceDeps): Services {
  const { db, jwtSecret, earlierSecret = null, rateLimitFactor, redis, log } = deps;
  const { subscriptions = parts().subscriptions, mail = noMail, passkeySite = null, embeddings = noEmbeddings } = deps;
  const { limitsNewMembers = false, coverHosts = [], gravatar = false, pictureStore = noPictureStore } = deps;
  const events = new LiveEvents(parts().liveEvents, redis, log);
  const jobs = new Jobs(db);
  const access = {
    primary: db,
    reader: deps.reader ?? new DatabaseReader(db),
    writer: deps.writer ?? new DatabaseWriter(db),
    outbox: new Outbox(db, jobs, subscriptions, parts().events),
    live: events,
    hooks: parts().hooks,
    checkWritable: () => {
      if (isReadOnly(settings)) throw onlyReads();
    },
  };
  const handle = new DatabaseHandle(access);
  const settings = new StoredSettings(handle, events, parts().settings);
  const services: Services = {
    accountSecrets: parts().secrets,
    coverHosts,
    dataDir: deps.dataDir ?? null,
    secretFile: deps.secretFile ?? null,
    createLoaders: loadersFrom<Loaders>(parts().loaders),
    db: handle,
    demoAccount: null,
    gravatar,
    deriveToken: derivedTokens(jwtSecret, earlierSecret),
    events,
    jobs,
    limitsNewMembers,
    mail,
    passkeySite,
    pictureStore,
    passwords: new Passwords(),
    counts: new DailyCounts(handle),
    bans: new Bans(handle, settings),
    settings,
    rates: new RateLimits(ratesWith(deps.signUpsPerAddress), rateLimitFactor, redis?.publish ?? null),
    recipients: parts().recipients,
    embeddings,
    sessions: new Sessions({
      db: handle,
      tokens: new Tokens(jwtSecret, earlierSecret),
      events,
      traits: parts().viewerTraits,
      // The demo account is known only once the database is.
      isShared: (userId) => services.demoAccount?.id === userId,
    }),
  };
  return services;
}

/** All rates; `signUps`: how many an address has, where a school or a company is behind one. */
function ratesWith(signUps: number | undefined): ReadonlyMap<string, Rate> {
  const { rates } = parts();
  const usual = rates.get("signUpsPerAddress");
  if (signUps === undefined || !usual) return rates;
  return new Map([...rates, ["signUpsPerAddress", { ...usual, points: signUps }]]);
}
