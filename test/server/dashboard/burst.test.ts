/** Nobody gets pages of the dashboard without end. */
import { afterEach, expect, it } from 'vitest';
import { startTestService, TestClock, type TestService } from '../harness.js';
import { signedInVisitor, Visitor } from './visitor.js';

let service: TestService;
afterEach(() => service.close());

const statuses = async (visitor: Visitor, path: string, count: number) => {
  const answers = [];
  for (let index = 0; index < count; index++) answers.push((await visitor.get(path)).status);
  return answers;
};

it.each([
  ['/dashboard', 5],
  ['/dashboard/keys', 5],
  ['/dashboard/account', 5],
  ['/dashboard/usage', 1],
  ['/dashboard/usage.csv', 1],
])('%s is limited by session', async (path, most) => {
  const clock = new TestClock();
  service = await startTestService({ clock, environment: { BURST_PER_KEY: '100' } });
  const { visitor } = await signedInVisitor(service);
  const answers = await statuses(visitor, path, most + 1);
  expect(answers).toEqual([...Array.from({ length: most }, () => 200), 429]);
  const { visitor: other } = await signedInVisitor(service);
  expect((await other.get(path)).status).toBe(200);
  clock.advance(1000);
  expect((await visitor.get(path)).status).toBe(200);
});

it.each([
  ['/dashboard', 2],
  ['/login', 5],
  ['/signup', 5],
  ['/forgot', 5],
])('%s is limited by address, whoever asks', async (path, most) => {
  service = await startTestService({ environment: { BURST_PER_ADDRESS: '50' } });
  const answers = [];
  for (let index = 0; index <= most; index++) {
    const visitor = path === '/dashboard' ? (await signedInVisitor(service)).visitor : new Visitor(service);
    answers.push((await visitor.get(path)).status);
  }
  expect(answers).toEqual([...Array.from({ length: most }, () => 200), 429]);
});

it('limits forms too, and tells nobody of operators’ pages', async () => {
  service = await startTestService({ environment: { BURST_PER_KEY: '60' } });
  const { visitor } = await signedInVisitor(service);
  const page = await visitor.get('/dashboard/keys');
  const made = [await visitor.submit(page, '/dashboard/keys', { name: 'x' })];
  for (let index = 0; index < 2; index++) made.push(await visitor.post('/dashboard/keys', { name: 'x' }));
  expect(made.map(({ status }) => status)).toContain(429);
  expect(await statuses(visitor, '/admin', 5)).toEqual([404, 404, 404, 404, 404]);
  const { visitor: operator } = await signedInVisitor(service, { role: 'operator' });
  expect(await statuses(operator, '/admin', 4)).toEqual([200, 200, 200, 429]);
});
