/** A process that takes all places of readers of a store, says so, and keeps them until it is killed. */
import { open } from 'lmdb';

/** More than there are. */
const MOST = 2000;

const [directory] = process.argv.slice(2);
const root = open({ path: `${directory}/reckoner.lmdb`, maxReaders: 512, maxDbs: 64 });
const meta = root.openDB<number, string>({ name: 'meta' });
const held: unknown[] = [];
try {
  for (let at = 0; at < MOST; at++) {
    const transaction = meta.useReadTransaction();
    held.push(transaction);
    meta.get('unseen', { transaction });
    // As long as nothing has changed, the next one would be the same.
    root.resetReadTxn();
    meta.putSync('unseen', at);
  }
} catch (error) {
  process.stdout.write(`${held.length} ${error}\n`);
}
setInterval(() => held.length, 1000);
