/** The own load generator as a process: one request description as JSON argument, one line of JSON as answer. */
import type { LoadRequest } from './load.js';
import { generateLoad } from './sockets.js';

console.log(JSON.stringify(await generateLoad(JSON.parse(process.argv[2]!) as LoadRequest)));
process.exit(0);
