/** One process of the test of lost changes: opens the store again and again while others change it. */
import { openAlone } from '../../../server/src/store/file/opening.js';
import { Environment, recordsFile } from '../../../server/src/store/lmdb/environment.js';

const [, , directory, times] = process.argv;
for (let done = 0; done < Number(times); done += 1) {
  const environment = openAlone(recordsFile(directory!), () => new Environment(directory!));
  await environment.close();
}
