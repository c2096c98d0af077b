/** How long work takes the processor: what else the machine has to do does not count, as it would by the clock. */

/** In milliseconds, of all threads of this process. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several times that the same work took. */
export async function leastProcessorTime(times: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < times; index++) least = Math.min(least, await processorTime(work));
  return least;
}
