/** Configuration from the environment: every setting, its default and its bounds, checked all at once at start. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type PlanTable, planTableFrom, planTables } from './accounts/plans.js';
import type { TransportName } from './http/transport/transport.js';
import { readStoreUrl, STORE_URL_FORM } from './store/redis/address.js';
import type { CopiesWanted } from './store/redis/copies.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const whole = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(minimum, `must be at least ${minimum}`),
    v.maxValue(maximum, `must be at most ${maximum}`),
  );
/** So little would hold next to nothing: every process of the service reads and writes it. */
const SMALLEST_RESULTS_MB = 16;
const resultsMb = v.pipe(
  whole(0, 1_000_000),
  v.check((value) => value === 0 || value >= SMALLEST_RESULTS_MB, `must be 0 or at least ${SMALLEST_RESULTS_MB}`),
);
const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);
const baseUrl = v.pipe(
  v.string(),
  v.url('must be an absolute URL'),
  v.regex(/^https?:\/\//, 'must start with http:// or https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const planTable = v.pipe(
  v.string(),
  v.rawTransform<string, PlanTable>(({ dataset, addIssue, NEVER }) => {
    const built = planTables[dataset.value.toUpperCase()];
    if (built) return built;
    try {
      return planTableFrom(JSON.parse(readFileSync(dataset.value, 'utf8')));
    } catch (error) {
      addIssue({ message: `must be X, Y or a JSON file of plans: ${(error as Error).message}` });
      return NEVER;
    }
  }),
);

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim())),
  v.check((list) => list.every(isOrigin), 'must be origins such as https://chat.example, separated by commas'),
);

const smtpUrl = v.pipe(
  v.string(),
  v.url('must be an absolute URL'),
  v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
);
const storeUrl = v.pipe(
  v.string(),
  v.check((text) => readStoreUrl(text) !== undefined, STORE_URL_FORM),
);
const sender = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address, such as Name <a@example.com>',
  ),
);

/** Whether browsers would send it so. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const Settings = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  /** What speaks HTTP: see `http/transport`. */
  HTTP_TRANSPORT: v.optional(v.picklist(['hyper-express', 'node'], 'must be hyper-express or node'), 'hyper-express'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '0.0.0.0'),
  PORT: v.optional(whole(1, 65535), '8080'),
  /** The public address, without a slash at the end. */
  BASE_URL: v.optional(baseUrl),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), `${ROOT}data`),
  /** Where the store is when it is on a server that several machines share; without it, it is in DATA_DIR. */
  STORE_URL: v.optional(storeUrl),
  STORE_WAIT_REPLICAS: v.optional(whole(0, 10), '0'),
  STORE_WAIT_MS: v.optional(whole(10, 1500), '1000'),
  GENERATED_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), `${ROOT}generated`),
  ASSETS_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), `${ROOT}assets`),
  PLAN_TABLE: v.optional(planTable, 'X'),
  /** Where account holders reach the operator. */
  CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(https?:\/\/\S+|[^\s@<>"]+@[^\s@<>"]+)$/, 'must be an e-mail address or an http(s) address'),
    ),
  ),
  /** Where mail is handed over, with user and password where they are needed; and whom it is from. */
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(sender),
  SIGN_UP: v.optional(v.picklist(['open', 'closed'], 'must be open or closed')),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  WORKERS: v.optional(whole(1, 256), '1'),
  /** How long a result is answered from the cache, from its computation. */
  CACHE_TTL_S: v.optional(whole(0, 86_400), '600'),
  /** Entries in each process's own cache of results. */
  CACHE_ENTRIES: v.optional(whole(1, 10_000_000), '20000'),
  /** Megabytes on the disk for the results that all processes share; 0 keeps none there. */
  RESULTS_MB: v.optional(resultsMb, '256'),
  /** Requests a second and key, with as many again at once; 0 is without limit. */
  BURST_PER_KEY: v.optional(whole(0, 10_000_000), '1000'),
  BURST_PER_ADDRESS: v.optional(whole(0, 10_000_000), '2000'),
  /** Web pages that may call /mcp besides the service's own. */
  MCP_ORIGINS: v.optional(origins),
  /** Take the client's address from the last entry of X-Forwarded-For: only behind a proxy that sets it. */
  TRUST_PROXY: v.optional(yesOrNo, 'false'),
  /** A port of their own for /health and /metrics; 0 leaves them on PORT. */
  OPERATIONS_PORT: v.optional(whole(0, 65535), '0'),
  /** Whether /metrics is answered on PORT; it always is on OPERATIONS_PORT. By default not in production. */
  METRICS: v.optional(v.picklist(['open', 'closed'], 'must be open or closed')),
  /** How long a stop waits for answers that are under way. */
  STOP_TIMEOUT_S: v.optional(whole(0, 600), '10'),
  /** How long a stop says that the service is not ready before it takes no more connections. */
  STOP_DELAY_S: v.optional(whole(0, 600), '0'),
  /** After how long a worker whose event loop stands still is replaced; 0 is never. */
  STALL_TIMEOUT_S: v.optional(whole(0, 3600), '5'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.entries);

export interface Config {
  readonly production: boolean;
  readonly transport: TransportName;
  readonly host: string;
  readonly port: number;
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly storeUrl: string | undefined;
  readonly storeCopies: CopiesWanted;
  readonly generatedDir: string;
  readonly assetsDir: string;
  readonly plans: PlanTable;
  readonly contact: string | undefined;
  /** Both or neither. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Whether people open accounts themselves. */
  readonly signUp: boolean;
  readonly logLevel: string;
  readonly workers: number;
  readonly cacheSeconds: number;
  readonly cacheEntries: number;
  readonly resultsMb: number;
  readonly burstPerKey: number;
  readonly burstPerAddress: number;
  readonly mcpOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly operationsPort: number;
  /** Whether the port of the public tells metrics, where operations have no port of their own. */
  readonly publicMetrics: boolean;
  readonly stopSeconds: number;
  readonly stopDelaySeconds: number;
  readonly stallSeconds: number;
}

/** Every wrong setting, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * The configuration that an environment asks for. An empty variable counts as unset.
 * @throws ConfigError with all problems at once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(Settings, given);
  const lines = parsed.success ? [] : parsed.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  if ((given.SMTP_URL === undefined) !== (given.MAIL_FROM === undefined))
    lines.push(`  ${given.SMTP_URL === undefined ? 'SMTP_URL' : 'MAIL_FROM'} is missing: mail needs both`);
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  const settings = parsed.output;
  const production = settings.NODE_ENV === 'production';
  return {
    production,
    transport: settings.HTTP_TRANSPORT,
    host: settings.HOST,
    port: settings.PORT,
    baseUrl: settings.BASE_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: settings.DATA_DIR,
    storeUrl: settings.STORE_URL,
    storeCopies: { replicas: settings.STORE_WAIT_REPLICAS, waitMs: settings.STORE_WAIT_MS },
    generatedDir: settings.GENERATED_DIR,
    assetsDir: settings.ASSETS_DIR,
    plans: settings.PLAN_TABLE,
    contact: settings.CONTACT,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    // Without mail nothing proves an address, and log-in after sign-up tells whether it had an account.
    signUp:
      settings.SIGN_UP === undefined ? !production || settings.SMTP_URL !== undefined : settings.SIGN_UP === 'open',
    logLevel: settings.LOG_LEVEL,
    workers: settings.WORKERS,
    cacheSeconds: settings.CACHE_TTL_S,
    cacheEntries: settings.CACHE_ENTRIES,
    resultsMb: settings.RESULTS_MB,
    burstPerKey: settings.BURST_PER_KEY,
    burstPerAddress: settings.BURST_PER_ADDRESS,
    mcpOrigins: settings.MCP_ORIGINS ?? [],
    trustProxy: settings.TRUST_PROXY,
    operationsPort: settings.OPERATIONS_PORT,
    publicMetrics: settings.METRICS === undefined ? !production : settings.METRICS === 'open',
    stopSeconds: settings.STOP_TIMEOUT_S,
    stopDelaySeconds: settings.STOP_DELAY_S,
    stallSeconds: settings.STALL_TIMEOUT_S,
  };
}
