/** Debian's proxies, each with the configuration that ships in `deploy/`, on free ports of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));
const LONGEST_START_MS = 60_000;
const SHIPPED_UPSTREAM = '127.0.0.1:8080';

export interface Ports {
  readonly proxy: number;
  readonly service: number;
}

interface Kind {
  readonly file: string;
  /** The shipped configuration with its addresses put on these ports, and nothing else changed. */
  configure(shipped: string, ports: Ports, folder: string): string;
  command(configuration: string, folder: string): readonly string[];
}

/** @throws Error where the shipped text does not have what is to be put elsewhere. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The configuration has no “${from}”.`);
  return text.replaceAll(from, to);
}

export const kinds = {
  nginx: {
    file: 'nginx.conf',
    configure(shipped, { proxy, service }, folder) {
      const moved = replaced(
        replaced(shipped, SHIPPED_UPSTREAM, `127.0.0.1:${service}`),
        'listen 80;',
        `listen 127.0.0.1:${proxy};`,
      );
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      // Workers run as the user of the test, whose folder has what does not fit their memory.
      return `daemon off; ${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; pid ${folder}/pid; error_log stderr;
events { worker_connections 1024; }
http { access_log off; ${places.join(' ')}
${moved}}`;
    },
    command: (configuration, folder) => ['nginx', '-p', folder, '-c', configuration, '-e', 'stderr'],
  },
  haproxy: {
    file: 'haproxy.cfg',
    configure: (shipped, { proxy, service }, folder) =>
      replaced(
        replaced(replaced(shipped, SHIPPED_UPSTREAM, `127.0.0.1:${service}`), 'bind :80', `bind 127.0.0.1:${proxy}`),
        'maxconn 20000',
        `maxconn 500\n    stats socket ${folder}/stats`,
      ),
    command: (configuration) => ['haproxy', '-db', '-f', configuration],
  },
  caddy: {
    file: 'Caddyfile',
    configure: (shipped, { proxy, service }) =>
      `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${replaced(replaced(shipped, SHIPPED_UPSTREAM, `127.0.0.1:${service}`), '{$SITE:calc.example.com} {', `http://:${proxy} {`)}`,
    command: (configuration) => ['caddy', 'run', '--config', configuration, '--adapter', 'caddyfile'],
  },
} as const satisfies Record<string, Kind>;

export type ProxyName = keyof typeof kinds;

export function isInstalled(name: ProxyName): boolean {
  return spawnSync(name, [name === 'caddy' ? 'version' : '-v']).error === undefined;
}

export class RunningProxy {
  readonly #child: ChildProcess;
  readonly folder: string;
  #said = '';

  constructor(name: ProxyName, ports: Ports) {
    this.folder = mkdtempSync(path.join(tmpdir(), `reckoner-${name}-`));
    const kind: Kind = kinds[name];
    const configuration = path.join(this.folder, kind.file);
    writeFileSync(
      configuration,
      kind.configure(readFileSync(path.join(DEPLOY, kind.file), 'utf8'), ports, this.folder),
    );
    const [program, ...words] = kind.command(configuration, this.folder);
    const { PATH = '' } = process.env;
    this.#child = spawn(program!, words, { env: { PATH, HOME: this.folder }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (text) => {
        this.#said += text;
      });
  }

  /** Waits until the service answers through it. */
  async answers(url: string): Promise<void> {
    for (const end = performance.now() + LONGEST_START_MS; ; await sleep(50)) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok) return;
      if (this.#child.exitCode !== null || performance.now() > end)
        throw new Error(`The proxy does not pass requests on. It wrote:\n${this.#said}`);
    }
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill('SIGTERM');
      await exited;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
