/** What STORE_URL says: which servers there are, how they belong together, and how to log in. */

const DEFAULT_PORT = 6379;
const SENTINEL_PORT = 26_379;
const DEFAULT_PREFIX = 'reckoner';

export interface Host {
  readonly host: string;
  readonly port: number;
}

export interface StoreAddress {
  /** `sentinel`: the hosts are those of Sentinel, which tells the server; `cluster`: some nodes of a cluster. */
  readonly kind: 'single' | 'sentinel' | 'cluster';
  readonly hosts: readonly Host[];
  readonly tls: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** The number of the database; 0 in a cluster. */
  readonly database: number;
  /** With Sentinel: what the server is called there. */
  readonly name: string | undefined;
  /** What all keys begin with. */
  readonly prefix: string;
}

/** The form of it, for whoever wrote another. */
export const STORE_URL_FORM =
  'must be redis://[user:password@]host[:port][/database], rediss:// for TLS; of several hosts with commas between them ' +
  '?cluster=true or ?sentinel=NAME says what they are, ?prefix=NAME what all keys begin with';

const FORM =
  /^(?<scheme>rediss?):\/\/(?:(?<login>[^@/?#]*)@)?(?<hosts>[^@/?#]+)(?:\/(?<database>\d{1,4})?)?(?:\?(?<query>[^#]*))?$/;
const HOST = /^(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?$/i;
const PREFIX = /^[\w.-]{1,40}$/;
const QUERIES = ['cluster', 'sentinel', 'prefix'];

/** @returns undefined where it is not of the form. What is in it is told to nobody: there may be a password. */
export function readStoreUrl(text: string): StoreAddress | undefined {
  const parts = FORM.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const query = new URLSearchParams(parts.query);
  const kind = kindOf(query);
  const prefix = query.get('prefix') ?? DEFAULT_PREFIX;
  const database = Number(parts.database ?? 0);
  const hosts = parts.hosts!.split(',').map((one) => hostOf(one, kind === 'sentinel' ? SENTINEL_PORT : DEFAULT_PORT));
  const login = loginOf(parts.login);
  if (kind === undefined || login === undefined || !PREFIX.test(prefix)) return undefined;
  if ((kind === 'single' && hosts.length > 1) || (kind === 'cluster' && database !== 0)) return undefined;
  if (!hosts.every((host) => host !== undefined)) return undefined;
  const name = query.get('sentinel') ?? undefined;
  return { kind, hosts, tls: parts.scheme === 'rediss', ...login, database, name, prefix };
}

function kindOf(query: URLSearchParams): StoreAddress['kind'] | undefined {
  for (const name of query.keys()) if (!QUERIES.includes(name)) return undefined;
  const cluster = query.get('cluster');
  const sentinel = query.get('sentinel');
  if (cluster !== null && (cluster !== 'true' || sentinel !== null)) return undefined;
  if (cluster !== null) return 'cluster';
  if (sentinel === null) return 'single';
  return sentinel === '' ? undefined : 'sentinel';
}

function hostOf(text: string, defaultPort: number): Host | undefined {
  const { host, port } = HOST.exec(text)?.groups ?? {};
  const number = Number(port ?? defaultPort);
  if (host === undefined || number < 1 || number > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: number };
}

function loginOf(text = ''): Pick<StoreAddress, 'username' | 'password'> | undefined {
  const [username = '', ...rest] = text.split(':');
  try {
    const password = decodeURIComponent(rest.join(':'));
    return { username: decodeURIComponent(username) || undefined, password: password || undefined };
  } catch {
    return undefined;
  }
}

/** The servers, as a message may name them: without user and password. */
export function describeAddress({ hosts }: StoreAddress): string {
  return hosts.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`).join(', ');
}
