/** The connection to one server, to what Sentinel names, or to a cluster; and how scripts are run on it. */
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { stopwatch } from '../../clock.js';
import { StoreTrouble } from '../trouble.js';
import { describeAddress, type StoreAddress } from './address.js';
import { awaitCopies, type CopiesWanted, NO_COPIES } from './copies.js';
import { RedisTrouble } from './failures.js';
import { allScripts, KEY_NAMES, type KeyName, type Script } from './script.js';

/** A command without an answer for so long has failed. */
const COMMAND_MS = 2000;
const CONNECT_MS = 2000;
/** How long the first connection may take. */
const OPEN_MS = 5000;
const LONGEST_PAUSE_MS = 500;
const CLOSE_MS = 1000;

type Client = Redis | Cluster;
export type Argument = string | number;

/** What a server says of itself, by the names that INFO has. */
export type Information = ReadonlyMap<string, string>;

export interface ConnectionOptions {
  /** Where the address stands, for messages. */
  readonly setting?: string;
  readonly copies?: CopiesWanted;
}

export class Connection {
  readonly #client: Client;
  /** The client itself in a cluster, which has a connection of its own for it. */
  readonly #subscriber: Client;
  readonly #prefix: string;
  /** What must not be lost is written on it, where copies are waited for. */
  readonly #careful: Client | undefined;
  readonly #wanted: CopiesWanted;
  /** Milliseconds. */
  #sinceAnswer = stopwatch();

  private constructor(clients: Clients, prefix: string, wanted: CopiesWanted) {
    this.#client = clients.client;
    this.#subscriber = clients.subscriber;
    this.#careful = clients.careful;
    this.#prefix = prefix;
    this.#wanted = wanted;
  }

  /** @throws StoreTrouble when there is no such server, or it lets nobody in. */
  static async open(address: StoreAddress, options: ConnectionOptions = {}): Promise<Connection> {
    const { setting = 'STORE_URL', copies = NO_COPIES } = options;
    const connection = new Connection(await openClients(address, setting, copies), address.prefix, copies);
    try {
      await connection.#loadScripts();
    } catch (error) {
      await connection.close();
      throw error;
    }
    // A server that was started anew knows none.
    connection.onReady(() => connection.#loadScripts().catch(() => {}));
    return connection;
  }

  /** So that each is run when it is asked for: one that is not known is sent a second time, after what was asked for since. */
  async #loadScripts(): Promise<void> {
    const loading = this.#primaries().flatMap((client) => allScripts().map(({ lua }) => client.script('LOAD', lua)));
    await this.#asked(Promise.all(loading));
  }

  /** The servers that take changes. */
  #primaries(): readonly Redis[] {
    return this.#client instanceof Cluster ? this.#client.nodes('master') : [this.#client];
  }

  /** The name of what all parts of the store but results are in: in a cluster, in the slot of what is in braces. */
  key(name: KeyName): string {
    return `{${this.#prefix}}:${name}`;
  }

  /** Runs a script: nothing else is done meanwhile, and all of it is there or nothing. @throws RedisTrouble */
  async run<T>(made: Script, ...args: readonly Argument[]): Promise<T> {
    return this.#runOn(this.#client, made, args);
  }

  /** The same, and as many replicas as are wanted have it when it resolves. @throws StoreTrouble also where they have not. */
  async runWithCopies<T>(made: Script, ...args: readonly Argument[]): Promise<T> {
    const careful = this.#careful;
    if (careful === undefined) return this.run(made, ...args);
    const answer = await this.#runOn<T>(careful, made, args);
    await awaitCopies(careful, this.#wanted).catch((error: unknown) => {
      throw error instanceof StoreTrouble ? error : new RedisTrouble(error);
    });
    return answer;
  }

  async #runOn<T>(client: Client, { keys, lua, sha }: Script, args: readonly Argument[]): Promise<T> {
    const names = keys.map((name) => this.key(name));
    const known = client.evalsha(sha, names.length, ...names, ...args).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return client.eval(lua, names.length, ...names, ...args);
    });
    return (await this.#asked(known)) as T;
  }

  /** Reads a field of a hash. @throws RedisTrouble */
  async field(name: KeyName, field: string): Promise<string | undefined> {
    return (await this.#asked(this.#client.hget(this.key(name), field))) ?? undefined;
  }

  /** How many fields a hash has. @throws RedisTrouble */
  async size(name: KeyName): Promise<number> {
    return this.#asked(this.#client.hlen(this.key(name)));
  }

  /** Reads fields of a hash, in the order in which they are asked for. @throws RedisTrouble */
  async fields(name: KeyName, fields: readonly string[]): Promise<readonly (string | null)[]> {
    return this.#asked(this.#client.hmget(this.key(name), ...fields));
  }

  /** Reads some fields of a hash with what they have, from a cursor on; says where to go on. @throws RedisTrouble */
  async scan(name: KeyName, cursor: string, count: number): Promise<[next: string, flat: string[]]> {
    return this.#asked(this.#client.hscan(this.key(name), cursor, 'COUNT', count));
  }

  /** @throws RedisTrouble */
  async score(name: KeyName, member: string): Promise<string | undefined> {
    return (await this.#asked(this.#client.zscore(this.key(name), member))) ?? undefined;
  }

  /** Sends commands, each of which has a key first, all at once. @throws RedisTrouble when one of them failed. */
  async all(commands: readonly (readonly [name: string, key: KeyName, ...Argument[]])[]): Promise<void> {
    const sent = commands.map(([name, key, ...args]) => [name, this.key(key), ...args]);
    const answers = (await this.#asked(this.#client.pipeline(sent).exec())) ?? [];
    for (const [error] of answers) if (error !== null) throw new RedisTrouble(error);
  }

  /** Which of all keys are there. @throws RedisTrouble */
  async present(): Promise<readonly KeyName[]> {
    const are = await this.#asked(Promise.all(KEY_NAMES.map((name) => this.#client.exists(this.key(name)))));
    return KEY_NAMES.filter((_, index) => are[index] === 1);
  }

  /** How many processes hear of changes: each service has two, and so has whoever opened the store. @throws RedisTrouble */
  async listeners(): Promise<number> {
    const nodes = this.#client instanceof Cluster ? this.#client.nodes() : [this.#client];
    const channel = this.#channel();
    const counts = await this.#asked(Promise.all(nodes.map((node) => node.pubsub('NUMSUB', channel))));
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  }

  async result(key: string): Promise<string | undefined> {
    return (await this.#asked(this.#client.get(this.#resultKey(key)))) ?? undefined;
  }

  /** Keeps texts, each for so many milliseconds. */
  async putResults(results: readonly (readonly [key: string, text: string, lifeMs: number])[]): Promise<void> {
    await this.#asked(
      Promise.all(results.map(([key, text, lifeMs]) => this.#client.set(this.#resultKey(key), text, 'PX', lifeMs))),
    );
  }

  /** Outside of the slot of all else: they may be on any node, and are written one by one. */
  #resultKey(key: string): string {
    return `${this.#prefix}:result:${key}`;
  }

  /** What every server that takes changes says of itself. */
  async information(): Promise<readonly Information[]> {
    const texts = await this.#asked(Promise.all(this.#primaries().map((client) => client.info())));
    return texts.map(readInformation);
  }

  /** Hears every message of `changed`, while there is a connection. */
  async onMessage(listener: (message: string) => void): Promise<void> {
    const channel = this.#channel();
    this.#subscriber.on('message', (from: string, message: string) => {
      if (from === channel) listener(message);
    });
    await this.#asked(this.#subscriber.subscribe(channel));
  }

  #channel(): string {
    return `${this.key('counts')}:changed`;
  }

  /** Called whenever there is a connection again. */
  onReady(listener: () => void): void {
    this.#client.on('ready', listener);
  }

  async #asked<T>(answer: Promise<T>): Promise<T> {
    try {
      const value = await answer;
      this.#sinceAnswer = stopwatch();
      return value;
    } catch (error) {
      throw new RedisTrouble(error);
    }
  }

  /** Begins a new connection, unless answers come on this one. */
  renewIfSilent(): void {
    if (this.#sinceAnswer() < COMMAND_MS) return;
    this.#client.disconnect(true);
    if (this.#subscriber !== this.#client) this.#subscriber.disconnect(true);
    this.#careful?.disconnect(true);
  }

  async close(): Promise<void> {
    if (this.#subscriber !== this.#client) this.#subscriber.disconnect();
    this.#careful?.disconnect();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MS);
    });
    await Promise.race([this.#client.quit().catch(() => {}), late]);
    clearTimeout(timer);
    this.#client.disconnect();
  }
}

interface Clients {
  readonly client: Client;
  readonly subscriber: Client;
  readonly careful: Client | undefined;
}

async function openClients(address: StoreAddress, setting: string, { replicas }: CopiesWanted): Promise<Clients> {
  const opened: Client[] = [];
  const another = async () => {
    const made = address.kind === 'cluster' ? newCluster(address) : newClient(address);
    opened.push(await connected(made, address, setting));
    return made;
  };
  try {
    const client = await another();
    const subscriber = address.kind === 'cluster' ? client : await another();
    return { client, subscriber, careful: replicas > 0 ? await another() : undefined };
  } catch (error) {
    for (const one of opened) one.disconnect();
    throw error;
  }
}

/** What all connections have in common. */
function options({ username, password, tls }: StoreAddress) {
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
    protocol: 2,
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    // What may have been done is not sent again by the client, which does not know what that would count twice.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    disableClientInfo: true,
    // Of what was a primary a moment ago.
    reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  } satisfies RedisOptions;
}

/** Nothing waits for a connection: who asks meanwhile is told at once that there is none. */
const NO_WAITING = { enableOfflineQueue: false } as const;
const retryStrategy = (times: number) => Math.min(LONGEST_PAUSE_MS, 50 * times);

function newClient(address: StoreAddress): Redis {
  const { kind, hosts, database, name, tls } = address;
  const common = { ...options(address), ...NO_WAITING, retryStrategy, db: database };
  if (kind === 'single') return new Redis({ ...common, ...hosts[0]! });
  return new Redis({
    ...common,
    sentinels: hosts.map((host) => ({ ...host })),
    name: name!,
    sentinelRetryStrategy: retryStrategy,
    enableTLSForSentinelMode: tls,
    ...(tls && { sentinelTLS: {} }),
  });
}

function newCluster(address: StoreAddress): Cluster {
  return new Cluster(
    address.hosts.map((host) => ({ ...host })),
    {
      ...NO_WAITING,
      lazyConnect: true,
      clusterRetryStrategy: retryStrategy,
      retryDelayOnFailover: 50,
      maxRedirections: 5,
      slotsRefreshTimeout: COMMAND_MS,
      redisOptions: options(address),
    },
  );
}

/** What no waiting helps against. */
const NOBODY_IN = /^(?:WRONGPASS|NOAUTH|NOPERM)\b/;

/** The client, when it can be used. */
async function connected<C extends Client>(client: C, address: StoreAddress, setting: string): Promise<C> {
  let last = 'no answer';
  // Somebody has to listen, always; what is wrong is told to who asks for something.
  client.on('error', (error: Error) => {
    last = error.message;
  });
  let timer: NodeJS.Timeout | undefined;
  const isReady = await new Promise<boolean>((resolve) => {
    client.once('ready', () => resolve(true));
    client.on('error', () => NOBODY_IN.test(last) && resolve(false));
    timer = setTimeout(resolve, OPEN_MS, false);
    client.connect().catch((error: Error) => {
      if (error.message !== 'Connection is closed.') last = error.message;
    });
  });
  clearTimeout(timer);
  if (isReady) return client;
  client.disconnect();
  throw new StoreTrouble(
    `The store cannot be opened: ${describeAddress(address)} of ${setting} gives no usable connection (${last}). Start ` +
      `the server or correct ${setting}${setting === 'STORE_URL' ? '; without that setting the store is in DATA_DIR' : ''}.`,
  );
}

function readInformation(text: string): Information {
  return new Map(
    text
      .split(/\r?\n/)
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}
