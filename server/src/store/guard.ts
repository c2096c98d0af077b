/** Tells the store's own failures from all others, so that clients get a 503 for them, and how long its operations take. */
import { stopwatch } from '../clock.js';
import type { StoreMetrics } from '../observability/metrics.js';
import type { Store } from './store.js';
import { StoreTrouble } from './trouble.js';

export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/**
 * The same store; whatever its methods throw is wrapped as StoreUnavailable.
 * @param metricsOf What counts the operation of a name.
 */
export function guardStore(store: Store, metricsOf: (operation: string) => StoreMetrics): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const operation = String(name);
        const taken = stopwatch();
        const wrap = (cause: unknown): never => {
          metricsOf(operation).failures++;
          const message = cause instanceof StoreTrouble ? cause.message : `The store failed in ${operation}.`;
          throw new StoreUnavailable(message, { cause });
        };
        try {
          const answer: unknown = member.apply(target, args);
          if (!(answer instanceof Promise)) return answer;
          return answer.then((value) => {
            metricsOf(operation).add(taken());
            return value;
          }, wrap);
        } catch (cause) {
          return wrap(cause);
        }
      };
    },
  });
}
