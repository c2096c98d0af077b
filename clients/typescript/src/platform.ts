/** What Node, browsers, Deno and Bun have alike. It is named here so that a program needs no types of one of them. */

/** By which a caller gives up: an `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What is read of a `Response`. */
export interface FetchAnswer {
  readonly status: number;
  readonly type?: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The platform's `fetch`, or one that stands for it. */
export type Fetch = (address: string, init?: never) => Promise<FetchAnswer>;

interface Platform {
  readonly fetch?: Fetch;
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  readonly crypto?: { getRandomValues(bytes: Uint8Array): Uint8Array };
  readonly AbortController: new () => { readonly signal: Signal; abort(reason?: unknown): void };
  readonly URL: new (address: string) => { readonly protocol: string; readonly href: string };
  readonly URLSearchParams: new (pairs: Readonly<Record<string, string>>) => { toString(): string };
}

export const platform = globalThis as unknown as Platform;

/** @throws what the signal says, where it is given up before the time is over */
export function sleep(milliseconds: number, signal: Signal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const give = () => {
      platform.clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = platform.setTimeout(() => {
      signal?.removeEventListener('abort', give);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', give);
  });
}
