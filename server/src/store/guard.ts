/** Tells the store's own failures from all others, so that clients get a 503 for them. */
import type { Store } from './store.js';
import { StoreTrouble } from './trouble.js';

export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The same store; whatever its methods throw is wrapped as StoreUnavailable. */
export function guardStore(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const wrap = (cause: unknown): never => {
          const message = cause instanceof StoreTrouble ? cause.message : `The store failed in ${String(name)}.`;
          throw new StoreUnavailable(message, { cause });
        };
        try {
          const answer: unknown = member.apply(target, args);
          return answer instanceof Promise ? answer.catch(wrap) : answer;
        } catch (cause) {
          return wrap(cause);
        }
      };
    },
  });
}
