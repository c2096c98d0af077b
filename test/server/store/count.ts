/** One process of the test of lost changes: raises a number, in a transaction each time. */
import { openAlone } from '../../../server/src/store/file/opening.js';
import { Environment, recordsFile } from '../../../server/src/store/lmdb/environment.js';

const [, , directory, times] = process.argv;
const environment = openAlone(recordsFile(directory!), () => new Environment(directory!));
for (let done = 0; done < Number(times); done += 1) await environment.transaction(() => environment.count('raised'));
await environment.close();
