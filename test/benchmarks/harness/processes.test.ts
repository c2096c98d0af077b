/** Programs that benchmarks run: what they print, and why they fail. */
import { describe, expect, it } from 'vitest';
import {
  processorSeconds,
  residentMegabytes,
  runCommand,
  startService,
  waitUntilReady,
} from '../../../benchmarks/harness/processes.js';

const node = (code: string) => [process.execPath, '-e', code];

describe('runCommand', () => {
  it('returns what the command printed', async () => {
    expect(await runCommand(node('console.log(process.env.WORD)'), 60, { environment: { WORD: 'yes' } })).toBe('yes\n');
  });

  it('says why a command failed', async () => {
    await expect(runCommand(node('console.error("because"); process.exit(3)'), 60)).rejects.toThrow(
      /ended with 3:\nbecause/,
    );
  });

  it('ends a command that takes too long', async () => {
    await expect(runCommand(node('setInterval(() => {}, 1000)'), 0.5)).rejects.toThrow('ended with SIGKILL');
  });
});

describe('startService', () => {
  it('starts a server on a port of its own, waits for it and stops it', async () => {
    const service = await startService(
      node('require("http").createServer((q, a) => a.end("ok")).listen(process.env.PORT, process.env.HOST)'),
      {},
    );
    await waitUntilReady(service, '/', 60);
    expect(service.hasEnded()).toBe(false);
    await service.stop();
    expect(service.hasEnded()).toBe(true);
    expect(() => process.kill(service.pid, 0)).toThrow('ESRCH');
  });

  it('ends a server that ignores the signal', async () => {
    const code = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
    const service = await startService(node(code), {});
    while (service.output() === '') await new Promise((resolve) => setTimeout(resolve, 10));
    await service.stop();
    expect(service.hasEnded()).toBe(true);
  });

  it('says at once why a server never became ready', async () => {
    const service = await startService(node('console.error("no store"); process.exit(1)'), {});
    await expect(waitUntilReady(service, '/', 60)).rejects.toThrow('no store');
  });
});

describe.runIf(process.platform === 'linux')('what a process used', () => {
  it('is processor time that grows with work, and memory', () => {
    const before = processorSeconds(process.pid)!;
    const start = process.cpuUsage();
    while (process.cpuUsage(start).user < 100_000);
    expect(processorSeconds(process.pid)! - before).toBeGreaterThan(0.005);
    expect(residentMegabytes(process.pid)).toBeGreaterThan(10);
  });
});

it('knows nothing of a process that is not there', () => {
  expect(processorSeconds(2 ** 30)).toBeUndefined();
  expect(residentMegabytes(2 ** 30)).toBeUndefined();
});
