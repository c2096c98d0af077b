/** `reckoner dev`: pages of the calculators here, made anew after every save. */
import { assertPortFree } from '@reckoner/server/processes/port';
import type { CommandOptions, Run } from '../commands.js';
import { PreviewBuild } from '../dev/build.js';
import { HOST, PreviewService } from '../dev/service.js';
import { watchSources } from '../dev/watch.js';

const DEFAULT_PORT = '8080';

function portOf(asked: CommandOptions[string]): string {
  const port = String(asked ?? (process.env.PORT || DEFAULT_PORT));
  if (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536) return port;
  throw new RangeError(`"${port}" is no port: expected a number from 1 to 65535, as in --port 8080.`);
}

export const run: Run = async ({ root, options }) => {
  const port = portOf(options.port);
  await assertPortFree(HOST, Number(port)).catch((error: Error) => {
    throw new RangeError(`Port ${port} is in use: end what is there, or choose another with --port.`, { cause: error });
  });
  const build = new PreviewBuild(root);
  const service = new PreviewService(root, port);
  const show = async () => {
    const start = performance.now();
    const built = await build.build();
    const isNew = await service.show(built);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${built.report}\n${isNew ? `Shown at http://localhost:${port}` : 'The pages stay as they were'}, ${seconds} s.\n`,
    );
  };
  await show();

  // Whatever is saved while something is made is seen in the next round.
  let hasChanged = false;
  let round: Promise<void> | undefined;
  const showAgain = async () => {
    while (hasChanged) {
      hasChanged = false;
      await show().catch((error: unknown) => console.error(error instanceof RangeError ? error.message : error));
    }
    round = undefined;
  };
  const close = await watchSources(root, () => {
    hasChanged = true;
    round ??= showAgain();
  });
  console.log('Save a file to see it. Ctrl+C ends this.');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await close();
  await round;
  await service.stop();
  return 0;
};
