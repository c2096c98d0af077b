/** Copies a store to another place, from a folder or a server to either: all that is durable, and a look at what was written. */
import { StoreTrouble } from '../trouble.js';
import type { End } from './ends.js';
import { inBatches, type Kind, type Records } from './records.js';
import { Tally } from './tally.js';

const AT_ONCE = 500;

export interface CopyOptions {
  /** Whether what is in the target may be replaced. */
  readonly force: boolean;
  readonly now: number;
  /** Hears how many records have been written, now and then. */
  readonly onProgress: (written: number) => void;
}

export interface CopiedRecords {
  readonly counts: ReadonlyMap<Kind, number>;
  /** A sentence about what was at the target before. */
  readonly before: string | undefined;
}

/**
 * What was answered before it begins is in the copy. What services change meanwhile may be in it or not, but never a part of
 * one change of an account.
 * @throws StoreTrouble saying why there is no copy; the source is never changed.
 */
export async function copyStore(from: End, to: End, options: CopyOptions): Promise<CopiedRecords> {
  const { force, now, onProgress } = options;
  const there = await to.identity();
  if ((await from.identity()).some((one) => there.includes(one)))
    throw new StoreTrouble('FROM and TO are the same store. Nothing was copied.');
  await to.assertFree(force);
  return from.read(now, async (records) => {
    const read = new Tally();
    const before = await to.write(force, now, async (target) => {
      let written = 0;
      for await (const batch of inBatches(records, AT_ONCE)) {
        await target.write(batch);
        for (const one of batch) read.add(one);
        written += batch.length;
        onProgress(written);
      }
      const different = read.differences(await tallyOf(target.records()));
      if (different.length > 0)
        throw new StoreTrouble(
          `The copy is not what was read (${different.join(', ')}), and is not to be used. Is something else writing to TO?`,
        );
    });
    return { counts: read.counts, before };
  });
}

async function tallyOf(records: Records): Promise<Tally> {
  const tally = new Tally();
  for await (const one of records) tally.add(one);
  return tally;
}
