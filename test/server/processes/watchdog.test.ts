/** Workers that stand still, and those that only seem to. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SOON, type WholeService, wholeService } from './service.js';

let service: WholeService;
beforeEach(async () => {
  service = await wholeService();
});
afterEach(() => service.remove());

/** What a log line says. */
function lines(): { readonly msg: string; readonly stack?: string | null; readonly pid: number }[] {
  const texts = service.running.output().split('\n');
  return texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text));
}

const stallOf = (pid: number) => lines().find((line) => line.pid === pid && line.msg.includes('stood still'));

describe('a worker that stands still is replaced', () => {
  it.each([
    ['in a loop', 'SIGALRM', '1', /^ {4}at standStill \(file:.*mischief\.mjs:\d+:\d+\)\n {4}at /],
    ['in a loop, beside another', 'SIGALRM', '2', /^ {4}at standStill /],
    ['in a regular expression', 'SIGVTALRM', '1', /^ {4}at backtrack /],
  ] as const)('%s, and its stack is in the log', async (_, signal, workers, stack) => {
    await service.start({ WORKERS: workers, STALL_TIMEOUT_S: '1' });
    const before = service.workers();
    const stuck = before[0]!;
    process.kill(stuck, signal);
    await expect.poll(() => stallOf(stuck)?.stack, SOON).toMatch(stack);
    await expect.poll(() => service.workers(), SOON).not.toContain(stuck);
    await expect.poll(() => service.workers().length, SOON).toBe(before.length);
    await service.ready();
    expect(await service.running.stop()).toBe(0);
  });

  it('in the answer to a request, and the log names the places in the sources', async () => {
    await service.start({ STALL_TIMEOUT_S: '1' });
    const stuck = service.workers()[0]!;
    process.kill(stuck, 'SIGURG');
    // Until the signal has been heard, requests are answered.
    const clients = service.load(2, 0);
    await expect
      .poll(() => stallOf(stuck)?.stack ?? service.running.output(), SOON)
      .toMatch(/^ {4}at standStill .*\n {4}at \w+ \(file:\S+\/server\/src\/\S+\.ts:\d+:\d+\)/);
    await expect.poll(() => service.workers(), SOON).not.toContain(stuck);
    await expect.poll(() => service.workers().length, SOON).toBe(1);
    await clients.end();
    await service.ready();
  });

  it('in native code, of which the log says that there is no stack', async () => {
    await service.start({ STALL_TIMEOUT_S: '1' });
    const stuck = service.workers()[0]!;
    process.kill(stuck, 'SIGXCPU');
    await expect
      .poll(() => stallOf(stuck) ?? service.running.output(), SOON)
      .toMatchObject({ stack: null, msg: expect.stringContaining('native') });
    await expect.poll(() => service.workers(), SOON).not.toContain(stuck);
    await expect.poll(() => service.workers().length, SOON).toBe(1);
    await service.ready();
  });
});

describe('a worker is left alone', () => {
  it('that was stopped and continued, with its supervisor or without', async () => {
    await service.start({ STALL_TIMEOUT_S: '1' });
    const [worker] = service.workers();
    const both = [worker!, service.supervisor()];
    // Longer than it may stand still, and where the supervisor looks on longer than it may say nothing.
    for (const [held, ms] of [
      [both, 3000],
      [[worker!], 9000],
    ] as const) {
      for (const pid of held) process.kill(pid, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, ms));
      for (const pid of held) process.kill(pid, 'SIGCONT');
      await service.ready();
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(service.workers()).toEqual([worker]);
    expect(stallOf(worker!)).toBeUndefined();
  });

  it('where STALL_TIMEOUT_S is 0', async () => {
    await service.start({ STALL_TIMEOUT_S: '0' });
    const [worker] = service.workers();
    process.kill(worker!, 'SIGALRM');
    await new Promise((resolve) => setTimeout(resolve, 7000));
    expect(service.workers()).toEqual([worker]);
  });
});

it('a worker without a supervisor ends, also when it stands still', async () => {
  await service.start({ WORKERS: '2', STALL_TIMEOUT_S: '600' });
  process.kill(service.workers()[0]!, 'SIGALRM');
  process.kill(service.supervisor(), 'SIGKILL');
  await service.gone();
});
