/** Who may: the key of a request, then the burst limits. The same for every operation that needs a key. */
import type { KeyState } from '../accounts/key-book.js';
import { watched } from '../calculations/processor-watch.js';
import { stopwatch } from '../clock.js';
import { addressOf } from '../http/client-address.js';
import type { Exchange } from '../http/exchange.js';
import { headers } from '../http/headers.js';
import { Problem, sendProblem } from '../http/problem.js';
import type { Services } from '../services.js';
import { rateLimitHeaders } from './rate-limit-headers.js';

export type ActiveKey = Extract<KeyState, { status: 'active' }>;

/** Stands for all addresses; none can have a line break. */
const EVERYBODY = '\n';

const AUTHENTICATE = headers(['www-authenticate', 'ApiKey realm="Reckoner", header="X-API-Key"']);

/**
 * Runs `next` for a request with an active key that is within the burst limits; answers all others. `next` runs in the
 * same turn when the key is known, so that a request usually needs no wait before its body.
 */
export function withKey(
  services: Services,
  exchange: Exchange,
  next: (key: ActiveKey) => void | Promise<void>,
): void | Promise<void> {
  const { request } = exchange;
  const text = request.headers['x-api-key'];
  // Of several headers of one name the last is taken; a proxy may have looked at the first.
  if (text !== undefined && !request.isUnambiguous('x-api-key')) return refuse(exchange, 'invalid');
  return withKeyText(services, exchange, text, next);
}

/** The same with the key's text, wherever the request has it; undefined where it has none. */
export function withKeyText(
  services: Services,
  exchange: Exchange,
  text: string | undefined,
  next: (key: ActiveKey) => void | Promise<void>,
): void | Promise<void> {
  const address = crowded(services, exchange) ? addressOf(exchange) : undefined;
  const state = services.keys.known(text);
  if (state !== undefined) return proceed(services, exchange, state, address, next);
  return services.keys.find(text!).then((found) => proceed(services, exchange, found, address, next));
}

/**
 * Whether all requests with keys together exceed what one address may send. Before that no single address can, and
 * asking for the address is one of the slowest calls of a request.
 */
function crowded({ burstPerAddress }: Services, { startedAt }: Exchange): boolean {
  return burstPerAddress.take(EVERYBODY, startedAt) > 0;
}

/** To the problems from here on, as to every answer for a known client, is added what is left of the quota. */
function proceed(
  services: Services,
  exchange: Exchange,
  key: KeyState,
  address: string | undefined,
  next: (key: ActiveKey) => void | Promise<void>,
): void | Promise<void> {
  if (key.status !== 'active') return refuse(exchange, key.status);
  try {
    checkKeyBurst(services, exchange, address, key.keyId);
    return next(key)?.catch((error) => refuseShowingQuota(services, exchange, key, error));
  } catch (error) {
    return refuseShowingQuota(services, exchange, key, error);
  }
}

async function refuseShowingQuota(
  services: Services,
  exchange: Exchange,
  key: ActiveKey,
  error: unknown,
): Promise<never> {
  if (!exchange.showsQuota) {
    const used = await services.quota.usedRoughly(key.accountId);
    showQuota(exchange, key, used, services.clock.now());
  }
  throw error;
}

/** Adds what is left of the quota to the answer. */
export function showQuota(exchange: Exchange, key: ActiveKey, used: number, now: number): void {
  exchange.showsQuota = true;
  exchange.common += rateLimitHeaders(key.plan, used, now);
}

function refuse(exchange: Exchange, status: Exclude<KeyState['status'], 'active'>): void {
  switch (status) {
    case 'revoked':
      sendProblem(exchange, 'revoked-key', 'This API key has been revoked. Use another.');
      break;
    case 'suspended':
      sendProblem(exchange, 'account-suspended', 'The account of this API key is suspended. Ask the operator why.');
      break;
    case 'missing':
      sendProblem(exchange, 'missing-key', 'Send your API key in the header X-API-Key.', { headers: AUTHENTICATE });
      break;
    case 'invalid':
      sendProblem(exchange, 'invalid-key', 'No such API key. Check it for typing errors.', { headers: AUTHENTICATE });
  }
}

/**
 * Takes a request from the burst limits of its key and, where one is given, its address.
 * @param cost How many ordinary requests it is worth.
 * @throws Problem 429.
 */
export function checkKeyBurst(
  { burstPerAddress, burstPerKey }: Services,
  { startedAt }: Exchange,
  address: string | undefined,
  keyId: string,
  cost = 1,
): void {
  const ofAddress = address === undefined ? 0 : burstPerAddress.take(address, startedAt, cost);
  refuseBurst(Math.max(ofAddress, burstPerKey.take(keyId, startedAt, cost)));
}

/**
 * Takes a request without a key from the burst limit of its address.
 * @param cost How many ordinary requests it is worth.
 * @throws Problem 429.
 */
export function checkBurst(services: Services, exchange: Exchange, cost = 1): void {
  refuseBurst(services.burstPerAddress.take(addressOf(exchange), exchange.startedAt, cost));
}

/**
 * Takes a page for who is signed in from the burst limits of the address and of the session, which has that of a key.
 * @param cost How many ordinary requests it is worth.
 * @throws Problem 429.
 */
export function checkSessionBurst(services: Services, exchange: Exchange, sessionHash: string, cost: number): void {
  const { startedAt } = exchange;
  const ofAddress = services.burstPerAddress.take(addressOf(exchange), startedAt, cost);
  refuseBurst(Math.max(ofAddress, services.burstPerKey.take(sessionHash, startedAt, cost)));
}

/**
 * Requests that a millisecond of computing is worth. At the limits that hold by default one address, or one key, gets a
 * fifth of a core.
 */
const WITHOUT_KEY = 10;
const WITH_KEY = 5;
/** So much of the time of a calculation that has a result is within the quota. */
const WITHIN_QUOTA_MS = 50;

/** Does what may take long for a client without a key, and takes the time from the burst limit of its address. */
export function chargeTime<T>(services: Services, exchange: Exchange, work: () => T): T {
  const taken = stopwatch();
  try {
    return watched(work);
  } finally {
    const cost = taken() * WITHOUT_KEY;
    services.burstPerAddress.charge(addressOf(exchange), services.clock.monotonic(), cost);
  }
}

/** The same for a key: the quota counts what has a result, however long it took, and nothing else. */
export function chargeKeyTime<T>(services: Services, key: ActiveKey, work: () => T): T {
  const taken = stopwatch();
  let free = 0;
  try {
    const result = watched(work);
    free = WITHIN_QUOTA_MS;
    return result;
  } finally {
    chargeBurst(services, key, taken() - free);
  }
}

/** The same for the milliseconds that a request of many calculations took in all. */
export function chargeWorkedTime(services: Services, key: ActiveKey, ms: number, hasResult: boolean): void {
  chargeBurst(services, key, ms - (hasResult ? WITHIN_QUOTA_MS : 0));
}

function chargeBurst(services: Services, key: ActiveKey, ms: number): void {
  if (ms > 0) services.burstPerKey.charge(key.keyId, services.clock.monotonic(), ms * WITH_KEY);
}

function refuseBurst(waitMs: number): void {
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new Problem('burst-exceeded', `Too many requests at once. Try again in ${seconds} s.`, {
    headers: headers(['retry-after', String(seconds)]),
  });
}
