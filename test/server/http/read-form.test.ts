/** Forms that cannot be read, sent by who is refused for another reason besides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestService, type TestService } from '../harness.js';

let service: TestService;
const unheard: unknown[] = [];
const hear = (reason: unknown) => void unheard.push(reason);
beforeAll(async () => {
  service = await startTestService({ environment: { BURST_PER_ADDRESS: '1' } });
  process.on('unhandledRejection', hear);
});
afterAll(async () => {
  process.off('unhandledRejection', hear);
  await service.close();
});

describe('a form that cannot be read', () => {
  it.each(['/login', '/signup', '/forgot', '/reset', '/verify', '/logout', '/dashboard/keys'])(
    'to %s from somebody who sends too many leaves no failure that nobody hears of',
    async (path) => {
      const send = async () => {
        const headers = { 'content-type': 'text/plain' };
        return (await ask(`${service.url}${path}`, { method: 'POST', headers, body: 'x', redirect: 'manual' })).status;
      };
      const statuses = [await send(), await send(), await send()];
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(unheard).toEqual([]);
      const refused = path === '/logout' || path.startsWith('/dashboard') ? 303 : 429;
      expect(statuses).toContain(refused);
    },
  );
});
