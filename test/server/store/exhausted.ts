/** A process that opens files until it may open no more, and then a store. */
import { closeSync, openSync } from 'node:fs';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';

const [directory] = process.argv.slice(2);
const store = openLmdbStore(directory!);
const files: number[] = [];
const tell = (line: string) => process.stdout.write(`${line}\n`);
try {
  for (;;) files.push(openSync('/dev/null', 'r'));
} catch {
  // No more.
}
try {
  openLmdbStore(`${directory}-other`);
} catch (error) {
  tell(`refused: ${(error as Error).message}`);
}
await store.updateAccount('one', { plan: 'business' });
tell((await store.account('one'))?.plan === 'business' ? 'read and written' : 'lost');
for (const file of files) closeSync(file);
const other = openLmdbStore(`${directory}-other`);
await other.check();
tell('opened when some were closed');
await other.close();
await store.close();
