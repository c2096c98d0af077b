/** Who may: the key of a request, then the burst limits. The same for every operation that needs a key. */
import type { KeyState } from '../accounts/key-book.js';
import type { Exchange } from '../http/exchange.js';
import { Problem, sendProblem } from '../http/problem.js';
import type { Services } from '../services.js';
import { rateLimitHeaders } from './rate-limit-headers.js';

export type ActiveKey = Extract<KeyState, { status: 'active' }>;

const AUTHENTICATE = [['www-authenticate', 'ApiKey realm="Reckoner", header="X-API-Key"']] as const;

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
  // Of several headers of one name the server library keeps the last; a proxy may have looked at the first.
  if (text !== undefined && request.raw.getHeader('x-api-key') !== text) return refuse(exchange, 'invalid');
  const address = addressOf(exchange);
  const state = services.keys.known(text);
  const proceed = (known: KeyState): void | Promise<void> => {
    if (known.status !== 'active') return refuse(exchange, known.status);
    return showingQuota(services, exchange, known, () => {
      checkBurst(services, address, known.keyId);
      return next(known);
    });
  };
  return state === undefined ? services.keys.find(text!).then(proceed) : proceed(state);
}

/** Runs an action; to the problems that it throws, as to every answer for a known client, adds what is left of the quota. */
function showingQuota(
  services: Services,
  exchange: Exchange,
  key: ActiveKey,
  action: () => void | Promise<void>,
): void | Promise<void> {
  const refused = async (error: unknown) => {
    if (!exchange.showsQuota)
      showQuota(exchange, key, await services.quota.usedRoughly(key.accountId), services.clock.now());
    throw error;
  };
  try {
    return action()?.catch(refused);
  } catch (error) {
    return refused(error);
  }
}

/** Adds what is left of the quota to the answer. */
export function showQuota(exchange: Exchange, key: ActiveKey, used: number, now: number): void {
  exchange.showsQuota = true;
  exchange.common = [...exchange.common, ...rateLimitHeaders(key.plan, used, now)];
}

function refuse(exchange: Exchange, status: 'missing' | 'invalid' | 'revoked'): void {
  switch (status) {
    case 'revoked':
      sendProblem(exchange, 'revoked-key', 'This API key has been revoked. Use another.');
      break;
    case 'missing':
      sendProblem(exchange, 'missing-key', 'Send your API key in the header X-API-Key.', { headers: AUTHENTICATE });
      break;
    case 'invalid':
      sendProblem(exchange, 'invalid-key', 'No such API key. Check it for typing errors.', { headers: AUTHENTICATE });
  }
}

/**
 * Takes a request from the burst limits of its address and, where there is one, its key.
 * @throws Problem 429.
 */
export function checkBurst(services: Services, address: string, keyId?: string): void {
  const now = services.clock.now();
  const wait = Math.max(
    services.burstPerAddress.take(address, now),
    keyId === undefined ? 0 : services.burstPerKey.take(keyId, now),
  );
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  throw new Problem('burst-exceeded', `Too many requests at once. Try again in ${seconds} s.`, {
    headers: [['retry-after', String(seconds)]],
  });
}

/** The client's address; of IPv6 the network, as one client has the whole of it. */
export function addressOf({ request, http }: Exchange): string {
  const forwarded = http.trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const address = forwarded === undefined ? request.ip : forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
  const isV6 = address.includes(':') && !address.includes('.');
  return isV6 ? address.split(':', 4).join(':') : address;
}
